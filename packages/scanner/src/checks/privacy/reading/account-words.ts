import type { DocumentSnapshot, FormRef } from "#evidence/document.ts";

/** Words of accounts, in the languages most sites are written in. */
const SIGN_IN =
  /(?<!\p{L})(?:sign|log)[ -]?(?:in|on)(?!\p{L})|(?:sign|log)[ -]?in link|magic link|einloggen|(?:se|me) connecter|connectez-vous|inici(?:ar|a|e) (?:tu |su )?sesi[óo]n|(?<!\p{L})accedi(?!\p{L})|inloggen|zaloguj|iniciar sess[ãa]o|fazer login|logga in|log ind|logg inn|kirjaudu sis|p[řr]ihl[áa]sit|bejelentkez|ログイン|登录|登入|로그인|(?<!\p{L})войти(?!\p{L})/iu;
const SIGN_UP =
  /sign[ -]?up|(?<!\p{L})regist(?:er|ration)(?!\p{L})|(?:create|open) (?:(?:an?|my|your|new|free) )*account|(?<!\p{L})join(?!\p{L})|registrier|konto (?:erstellen|anlegen|er[öo]ffnen)|cr[ée]er (?:(?:un|mon|votre) )?compte|(?:s|m)['’]inscrire|inscri(?:ption|birse|bete|[çc][ãa]o)|inscr[íi]b[ae]|reg[íi]str(?:ar|arse|arme|ate|ese|o)(?!\p{L})|crear (?:(?:una|mi|tu) )?cuenta|registrati|iscriviti|crea (?:(?:un|il tuo) )?account|account aanmaken|registreren|zarejestruj|za[łl][óo][żz] konto|criar (?:(?:uma|minha) )?conta|cadastr|skapa konto|opret konto/iu;
const RESET =
  /(?:reset|forgot(?:ten)?|lost|recover|restore|new)(?!\p{L})[^.?!]{0,30}(?:password|passcode|username)|password (?:reset|recovery|help)|(?:reset|recovery) (?:link|code|e-?mail|instructions)|(?:passwort|kennwort)[^.?!]{0,30}(?:vergessen|zur[üu]cksetz|anforder|wiederherstell)|neues (?:passwort|kennwort)|mot de passe (?:oubli[ée]|perdu)|(?:r[ée]initialis|renouvel|retrouv|r[ée]cup[ée]r)[^.?!]{0,30}mot de passe|(?:restablec|recuper|olvid)[^.?!]{0,30}(?:contrase[ñn]a|clave)|(?:recuper|reimpost|ripristin|dimenticat)[^.?!]{0,30}password|password dimenticata|wachtwoord (?:vergeten|herstel|opnieuw|reset)|(?:resetuj|przypomnij|odzyskaj|zapomnia)[^.?!]{0,30}has[łl]|(?:recuper|redefin|esquec)[^.?!]{0,30}(?:senha|palavra-passe)|(?:gl[öo]mt|[åa]terst[äa]ll)[^.?!]{0,30}l[öo]senord/iu;
const SIGN_OUT =
  /(?<!\p{L})(?:sign|log)[ -]?(?:out|off)(?!\p{L})|^(?:abmelden|salir|esci|afmelden|sair|выход|выйти)$|ausloggen|d[ée]connexion|se d[ée]connecter|cerrar sesi[óo]n|disconnetti|uitloggen|wyloguj|terminar sess[ãa]o|logga ut|log ud(?!\p{L})|logg ut|kirjaudu ulos|odhl[áa]sit|kijelentkez|[çc][ıi]k[ıi][şs] yap|ログアウト|退出登录|登出|로그아웃/iu;
const SIGN_OUT_PATH =
  /[/=](?:(?:log|sign)[-_]?(?:out|off)|ausloggen|deconnexion|cerrar-sesion|uitloggen|wyloguj)(?![a-z])/i;
const OWN_PROFILE =
  /(?:update|edit|save|change)(?: (?:your|my|the))? (?:profile|account|settings|changes|preferences)|(?:account|profile) settings|profil (?:speichern|bearbeiten|aktualisieren)|(?:[äa]nderungen|einstellungen) speichern|(?:konto|profil)-?einstellungen|(?:modifier|[ée]diter|enregistrer|mettre [àa] jour)[^.]{0,20}(?:profil|compte|modifications|param[èe]tres)|(?:guardar|actualizar|editar|salvar|atualizar)[^.]{0,20}(?:perfil|cuenta|conta|cambios|ajustes|altera[çc][õo]es)|(?:salva|modifica|aggiorna)[^.]{0,20}(?:profilo|account|modifiche|impostazioni)|(?:wijzigingen|profiel|instellingen) (?:opslaan|bewerken)|(?:zapisz|edytuj)[^.]{0,20}(?:profil|zmiany|ustawienia)/iu;
/** Longer texts that hold such words tell of signing out. */
const LONGEST_NAME = 40;

/** Whether the button that sends a form, or else the heading above it, says that it signs people in. */
export function signsIn(form: FormRef): boolean {
  return SIGN_IN.test(purposeOf(form)) && !SIGN_UP.test(purposeOf(form));
}

/** Whether the buttons that send it make an account, and none of them signs in. */
export function signsUp({ sentBy = [], heading = "" }: FormRef): boolean {
  const names = sentBy.length === 0 ? heading : sentBy.map(({ name }) => name).join(". ");
  return SIGN_UP.test(names) && !SIGN_IN.test(names);
}

/** Whether it asks for a new password in place of one that was forgotten. */
export function resetsPassword(form: FormRef): boolean {
  return RESET.test(purposeOf(form));
}

/** Whether words anywhere in it speak of a forgotten password, as above a field for the address to send a link to. */
export function speaksOfReset(form: FormRef): boolean {
  return resetsPassword(form) || RESET.test(form.text);
}

/** Whether the page or the form is for people who have an account, and have signed in. */
export function isBehindSignIn(form: FormRef, document: DocumentSnapshot): boolean {
  return offersSignOut(document) || OWN_PROFILE.test(purposeOf(form));
}

/** Whether the page lets a visitor sign out, who is signed in then. */
export function offersSignOut({ links, forms, buttons = [] }: DocumentSnapshot): boolean {
  const names = [
    ...links.map(({ text }) => text),
    ...forms.flatMap(({ sentBy = [] }) => sentBy.map(({ name }) => name)),
    ...buttons,
  ];
  const addresses = [...links.map(({ href }) => href ?? ""), ...forms.map(({ action }) => action)];
  return (
    names.some((name) => name.length <= LONGEST_NAME && SIGN_OUT.test(name.trim())) ||
    addresses.some((address) => SIGN_OUT_PATH.test(address))
  );
}

function purposeOf({ sentBy = [], heading = "" }: FormRef): string {
  return [...sentBy.map(({ name }) => name), heading].join(". ");
}
