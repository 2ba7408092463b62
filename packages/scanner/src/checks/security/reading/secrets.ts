/** A secret that stands in a text, shortened so that the report does not spread it. */
export interface SecretSeen {
  kind: string;
  masked: string;
  /** When it stops working, ISO 8601; absent where it does not say. */
  expires?: string;
}

interface Shape {
  kind: string;
  /** The whole secret, or its telling part as the first group. */
  pattern: RegExp;
}

/**
 * Shapes by which vendors make their own secrets known. Keys that are meant for pages are not among them: publishable
 * Stripe keys (`pk_`), Google Maps keys (`AIza`), Sentry addresses, and Mapbox's `pk.`.
 */
const SHAPES: readonly Shape[] = [
  { kind: "Stripe secret key", pattern: /\b[sr]k_live_[0-9a-zA-Z]{24,}/ },
  {
    kind: "AWS secret access key",
    pattern:
      /\bAKIA[0-9A-Z]{16}\b[\s\S]{0,200}?(?:["'`]|\b(?:[Ss]ecret|SECRET)(?:[ _-]?[\w-]{0,12}[Kk]ey|_ACCESS_KEY)?\W{1,6})([A-Za-z0-9/+]{40})(?![A-Za-z0-9/+])/,
  },
  {
    kind: "password's hash",
    // bcrypt, Argon2, PHPass (WordPress), crypt with SHA-2, and Django's PBKDF2, as the value of a key: a text may explain one.
    pattern:
      /["'`]?\w*(?:[Pp]ass|PASS|[Pp]wd|[Hh]ash|HASH)\w*["'`]?\s*[:=]\s*["'`](\$2[abxy]\$\d\d\$[./A-Za-z0-9]{53}|\$argon2(?:id?|d)\$v=\d+\$m=\d+,t=\d+,p=\d+\$[\w+/]{16,}\$[\w+/]{20,}|\$(?:P|H)\$[./A-Za-z0-9]{31}|\$[56]\$(?:rounds=\d+\$)?[./A-Za-z0-9]{8,16}\$[./A-Za-z0-9]{43,86}|pbkdf2_sha(?:256|1)\$\d+\$\w{8,}\$[\w+/]{27,}=)["'`]/,
  },
  { kind: "GitHub token", pattern: /\bgh[pousr]_[A-Za-z0-9]{36,}\b|\bgithub_pat_[A-Za-z0-9_]{60,}/ },
  { kind: "GitLab token", pattern: /\bglpat-[\w-]{20,}/ },
  { kind: "Slack token", pattern: /\bxox[bpars]-\d{8,}-\d{8,}-[A-Za-z0-9-]{20,}/ },
  { kind: "Slack webhook", pattern: /https:\/\/hooks\.slack\.com\/services\/T\w{8,}\/B\w{8,}\/\w{24}/ },
  { kind: "OpenAI key", pattern: /\bsk-(?:proj-|svcacct-)?[\w-]{20,}T3BlbkFJ[\w-]{20,}/ },
  { kind: "Anthropic key", pattern: /\bsk-ant-(?:api|admin)\d\d-[\w-]{80,}/ },
  { kind: "SendGrid key", pattern: /\bSG\.[\w-]{22}\.[\w-]{43}/ },
  { kind: "Mailchimp key", pattern: /["'`]([0-9a-f]{32}-us\d{1,2})["'`]/ },
  { kind: "npm token", pattern: /\bnpm_[A-Za-z0-9]{36}\b/ },
  { kind: "Shopify secret", pattern: /\bshp(?:at|ca|pa|ss)_[0-9a-fA-F]{32}\b/ },
  { kind: "Square secret", pattern: /\bsq0csp-[\w-]{43}/ },
  { kind: "DigitalOcean token", pattern: /\bdo[opr]_v1_[0-9a-f]{64}\b/ },
  { kind: "Mapbox secret token", pattern: /\bsk\.eyJ[\w-]{20,}\.[\w-]{20,}/ },
  {
    kind: "Twilio token",
    pattern: /\bAC[0-9a-f]{32}\b[\s\S]{0,80}?\b(?:auth_?)?token["'`]?\s*[:=]\s*["'`]([0-9a-f]{32})["'`]/i,
  },
  { kind: "Mailgun key", pattern: /["'`](key-[0-9a-f]{32})["'`]/ },
  { kind: "Cloudinary secret", pattern: /\bcloudinary:\/\/\d{12,18}:([\w-]{20,})@\w+/ },
  { kind: "Stripe webhook secret", pattern: /\bwhsec_[A-Za-z0-9+/]{32,}/ },
  {
    kind: "Discord webhook",
    pattern: /https:\/\/(?:\w+\.)?discord(?:app)?\.com\/api\/webhooks\/\d{17,20}\/[\w-]{60,}/,
  },
  { kind: "Telegram bot token", pattern: /\b\d{8,10}:AA[\w-]{33}(?![\w-])/ },
  { kind: "Google OAuth client secret", pattern: /\bGOCSPX-[\w-]{28}(?![\w-])/ },
  { kind: "Azure storage key", pattern: /\bAccountKey=([A-Za-z0-9+/]{86}==)/ },
  { kind: "Hugging Face token", pattern: /\bhf_[A-Za-z]{34}\b/ },
  { kind: "Airtable token", pattern: /\bpat[A-Za-z0-9]{14}\.[0-9a-f]{64}\b/ },
  { kind: "Brevo key", pattern: /\bxkeysib-[0-9a-f]{64}-\w{16}\b/ },
  { kind: "Braintree token", pattern: /\baccess_token\$production\$[0-9a-z]{16}\$([0-9a-f]{32})\b/ },
  {
    kind: "Supabase service key",
    // The middle of a token, in each of the three ways in which base64 can write `"role":"service_role"`.
    pattern:
      /\beyJ[\w-]{10,}\.eyJ[\w-]*(?:InJvbGUiOiJzZXJ2aWNlX3JvbGUi|Jyb2xlIjoic2VydmljZV9yb2xlI|icm9sZSI6InNlcnZpY2Vfcm9sZSI)[\w-]*\.[\w-]{20,}/,
  },
  {
    kind: "password for HTTP",
    pattern: /\bAuthorization["'`]?\s*[:,]\s*["'`]Basic ([A-Za-z0-9+/]{8,}={0,2})["'`]/i,
  },
  {
    kind: "password in an address",
    pattern:
      /\b(?:https?|s?ftps?|ssh|smtps?|imaps?|ldaps?|svn|git):\/\/[\w.%-]{1,64}:([^@\s"'`${}<>/:]{4,64})@(?!(?:[\w-]+\.)*sentry\.io)[\w-]+\.[\w.-]+/,
  },
  {
    kind: "private key",
    pattern: /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----(?:\\n|\\r|\s)+([A-Za-z0-9+/=]{40,})/,
  },
  {
    kind: "password for a server",
    pattern:
      /\b(?:host|server)["'`]?\s*[:=]\s*["'`][\w-]+\.[\w.-]+["'`][^{}]{0,200}?\bpass(?:word|wd)?["'`]?\s*[:=]\s*["'`]((?=[^"'`]*\d)(?=[^"'`]*[a-z])[^\s"'`${}<>]{6,64})["'`]/i,
  },
  {
    kind: "password that a script asks for",
    pattern:
      /(?:\b|_)(?:pass(?:word|wd|wort|code)?|pwd|pw|kennwort|clave|contrase[nñ]a|senha|wachtwoord|mot_?de_?passe|mdp|has[lł]o|heslo|parola|[sş]ifre|jelsz[oó]|salasana|l[oö]senord)(?:Input|Field|Value|Txt)?["'`]?\]?\)?\.(?:value|val\(\))\s*={2,3}\s*["'`]([^"'`\s]{4,40})["'`]/i,
  },
  {
    kind: "password that a script asks for",
    pattern:
      /\b(?:password|passwort|passwd|passcode|kennwort|contrase[nñ]a|wachtwoord)\s*={2,3}\s*["'`]((?=[^"'`]*\d)(?=[^"'`]*[a-z])[^"'`\s]{6,40})["'`]/i,
  },
  {
    kind: "database password",
    pattern:
      /\b(?:postgres(?:ql)?|mysql|mongodb(?:\+srv)?|rediss?|amqps?):\/\/\w+:([^@\s"'`${}<>]{6,})@[\w-]+\.[\w.-]+/,
  },
];
/** Examples from manuals, and text that a person has made unreadable. */
export const MADE_UP =
  /example|x{6,}|\*{3,}|\.{3}|your[_-]|dummy|placeholder|user(?:name)?:pass|dXNlcjpwYXNz|(.)\1{7}|0123456789|1234567890/i;
const FEWEST_CHARACTERS = 8;

/** The secrets in a text, each kind once. An example beside the real one does not hide it. */
export function secretsIn(text: string): SecretSeen[] {
  return SHAPES.flatMap(({ kind, pattern }) => {
    const real = text.matchAll(new RegExp(pattern, `${pattern.flags}g`)).find((match) => isReal(kind, match));
    return real === undefined ? [] : [{ kind, masked: `${real[0].slice(0, 8)}…` }];
  });
}

/** Hosts by which manuals show an address, words that stand there for a password, and a port. */
const OF_MANUAL =
  /@(?:[\w-]+\.)*example\.(?:com|org|net)$|:(?:pass(?:word|wd)?|pwd|secret|change-?me|\d{1,5})@|user(?:name)?:pass/i;

function isReal(kind: string, [whole, secret = whole]: RegExpExecArray): boolean {
  // The host that a password opens may have any name but a manual's.
  const isAddress = whole.includes("://") && secret !== whole;
  if (MADE_UP.test(isAddress ? secret : whole) || (isAddress && OF_MANUAL.test(whole))) return false;
  return kind.includes("password") || new Set(secret).size >= FEWEST_CHARACTERS;
}

/** How people note a password for each other: `Password: …`, `login admin / …`. */
const NOTED_PASSWORDS = [
  /(?<!\p{L})(?:password|passwort|passwd|pwd|pass|pw|kennwort|mot de passe|contraseña|hasło|heslo|senha|palavra-passe|wachtwoord|parola|şifre|jelszó|lösenord)\s*(?:is|ist|lautet|est|=>?|:|\s)\s*["'`]?([^\s"'`<>]{6,64})/giu,
  /(?<!\p{L})(?:login|log in|user|username|admin|account|benutzer|zugang|database|db|mysql|s?ftp|ssh|smtp|wp-admin)(?:\s*(?:is|:|=)|\s)\s*[^\s/]{2,64}\s*\/\s*([^\s"'`<>/]{6,64})/giu,
  /(?<!\p{L})(?:log-?in|credentials?|creds|access|accounts?|zugang(?:sdaten)?|acc[eè]s|accesso|acceso|identifiants|inloggegevens|dane logowania)(?:\s[^:\n]{1,40})?:\s*[^\s/:]{2,64}\s*[/|:]\s*([^\s"'`<>/]{6,64})/giu,
  /(?<![\p{L}\d])(?:admin(?:istrat(?:or|eur|ore))?|root|superuser|webmaster|sysadmin)\s*\/\s*([^\s"'`<>/.,;)]{6,64})/giu,
];

/** The kinds of passwords: alone, whether they open anything is not known. */
export const LONE_PASSWORD = "password";
const PASSWORD_AND_WHERE = "password beside what it opens";

/** A user name or a host, noted beside a password. */
const NOTED_WHERE =
  /(?<!\p{L})(?:user(?:[ _-]?name)?|login|benutzer(?:name)?|nutzer(?:name)?|utilisateur|identifiant|usuario|usuário|utente|gebruiker(?:snaam)?|użytkownik|utilizador|uživatel|kullanıcı|användare)\s*(?:is|ist|est|=>?|:)\s*["'`]?[^\s"'`<>,;/:]{3,64}|(?<!\p{L})(?:s?ftp|ssh|smtp|imap|mysql|db)?[ _-]?(?:host|server)\s*(?:=>?|:)\s*["'`]?[\w-]+\.[\w.-]+/iu;
/** Accounts that anyone may try. */
const FOR_ANYONE = /(?<!\p{L})(?:demos?|samples?|guests?|gast|invit[ée]|sandbox|tutorial)(?!\p{L})/iu;
const NEARBY = 120;

/** Passwords noted in a comment, shortened. */
export function notedPasswords(comment: string): SecretSeen[] {
  const noted = new Map<string, SecretSeen>();
  for (const pattern of NOTED_PASSWORDS) {
    for (const { 1: value = "", index } of comment.matchAll(pattern)) {
      const password = value.replace(/[!.,;)]+$/u, "");
      const isNoted =
        LETTER_AND_DIGIT.test(password) && !MADE_UP.test(password) && !NO_PASSWORD.test(password);
      // Another pattern may have seen the same note, with the name before it.
      const isSeen = [...noted.keys()].some((known) => known !== password && known.endsWith(password));
      const around = comment.slice(Math.max(0, index - NEARBY), index + NEARBY);
      const opens = NOTED_WHERE.test(around) && !FOR_ANYONE.test(around);
      if (isNoted && !isSeen) noted.set(password, passwordSeen(password, opens));
    }
  }
  return [...noted.values()];
}

function passwordSeen(password: string, saysWhere: boolean): SecretSeen {
  return { kind: saysWhere ? PASSWORD_AND_WHERE : LONE_PASSWORD, masked: `${password.slice(0, 2)}…` };
}

const PASSWORD_PARAMETER =
  /^(?:pass(?:word|wd|wort|code)?|pwd|kennwort|mot_?de_?passe|contrase[nñ]a|clave|senha|has[lł]o|wachtwoord)$/iu;

/** Passwords that an address hands over behind its question mark, shortened. */
export function passwordsInAddress(address: string | null): SecretSeen[] {
  const parameters = address === null ? [] : [...(URL.parse(address)?.searchParams ?? [])];
  return parameters.flatMap(([name, value]) =>
    PASSWORD_PARAMETER.test(name) && isPassword(value) ? [passwordSeen(value, false)] : [],
  );
}

/** Keys under which settings keep a password. */
const PASSWORD_KEY =
  /(?:^|[_.-])(?:[Pp]ass|PASS|[Pp]wd|PWD)$|[a-z](?:Pass|Pwd)$|(?:[Pp]ass(?:word|wd|phrase)|PASS(?:WORD|WD|PHRASE))$/;
const MOST_NESTED = 8;

/** Passwords that JSON holds under a key that says so, shortened; none where the text is no JSON. */
export function passwordsInJson(json: string): SecretSeen[] {
  let data: unknown;
  try {
    data = JSON.parse(json);
  } catch {
    // Cut off, or no JSON at all: then nothing says what is a key.
    return [];
  }
  return passwordsWithin(data, MOST_NESTED);
}

function passwordsWithin(data: unknown, levels: number): SecretSeen[] {
  if (levels === 0 || typeof data !== "object" || data === null) return [];
  const entries: [string, unknown][] = Object.entries(data);
  return entries.flatMap(([key, value]) =>
    typeof value === "string" && PASSWORD_KEY.test(key) && isPassword(value)
      ? [
          passwordSeen(
            value,
            entries.some(([name, beside]) => saysWhere(name, beside)),
          ),
        ]
      : passwordsWithin(value, levels - 1),
  );
}

/** Keys beside a password that say what it opens. */
const WHERE_KEY =
  /(?:^|[_.-])(?:user(?:_?name)?|login|host(?:_?name)?|server|dsn)$|[a-z](?:User(?:[Nn]ame)?|Host(?:[Nn]ame)?|Server)$|^user[Nn]ame$/i;

function saysWhere(key: string, value: unknown): boolean {
  return (
    typeof value === "string" &&
    WHERE_KEY.test(key) &&
    /^[^\s{}<>]{3,100}$/.test(value) &&
    !FOR_ANYONE.test(value)
  );
}

/** Texts of a form stand under such keys, too. */
function isPassword(value: string): boolean {
  const hasLength = value.length >= 6 && value.length <= 64 && !/\s/.test(value);
  return hasLength && LETTER_AND_DIGIT.test(value) && !MADE_UP.test(value) && !NO_PASSWORD.test(value);
}

/** A word alone may be a field's label or what it asks for. */
const LETTER_AND_DIGIT = /\p{L}.*\d|\d.*\p{L}/u;
/** Code, markup and rules for passwords, whose value is elsewhere. */
const NO_PASSWORD =
  /[{}()[\]=]|\$\{|^\$|&&|&(?:\w+|#\d+);|^(?:[.#/]|https?:)|-->|\d-?(?:chars?|characters|digits|zeichen)$|^(?:min|max)|^(?:form|document|this)\.|\.value/iu;
