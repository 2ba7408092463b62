/** A text that was left from a template. */
export interface PlaceholderText {
  /** As it stands on the page, cut to 80 characters. */
  text: string;
  /** Whether it can be nothing else; a line such as “Your text here” may name a field. */
  isCertain: boolean;
}

const LONGEST = 80;
/** The usual filler, three of its phrases near each other, and what site builders write into new pages. */
const CERTAIN = [
  /lorem ipsum dolor sit amet/i,
  /consectetur adipisi?cing elit,? sed (?:do|diam) \w+/i,
  /(?:ut enim ad minim veniam|duis aute irure dolor|excepteur sint occaecat|at vero eos et accusam|stet clita kasd gubergren)/i,
  /(?:weit hinten, hinter den wortbergen|dies ist ein typoblindtext|far far away, behind the word mountains)/i,
  /i'm a paragraph\. click here to add your own text and edit me/i,
  /(?:click (?:the )?edit button to (?:change|edit) this text|double-?click (?:here )?to (?:edit|add) (?:this|your) text)/i,
  /apache2? (?:\w+ )?default page|test page for the (?:apache|nginx) http server|welcome to nginx! if you see this page|this is the default (?:welcome )?page (?:used to test|for this (?:domain|server|web ?site))/i,
  /welcome to wordpress\. this is your first post\. edit or delete it/i,
  /this is an example page\. it's different from a blog post because it will stay in one place/i,
  /(?:willkommen bei wordpress\. dies ist (?:dein|ihr) erster beitrag|bienvenue sur wordpress\. ceci est votre premier article|te damos la bienvenida a wordpress\. esta es tu primera entrada)/i,
];

/** Whole lines of a template, in brackets or not. */
const DOUBTFUL = [
  /\b(?:insert|add|enter|write|put|type) your (?:own )?(?:text|content|description|headline|copy|tagline) here\b/i,
  /\b(?:this|our|the) (?:web ?)?(?:page|site) is (?:still |currently |now )?(?:under construction|being (?:built|rebuilt))/i,
  /\b(?:diese|unsere) (?:web)?(?:seite|site) (?:ist|befindet sich) (?:noch |gerade |derzeit )?im aufbau|cette page est (?:encore |actuellement )?en construction|esta p[áa]gina est[áa] en construcci[óo]n|questa pagina [èe] in (?:costruzione|allestimento)|deze pagina is (?:nog )?in aanbouw/i,
  /\b(?:(?:your|sample|dummy|placeholder|filler) (?:text|content|headline) (?:goes )?here|dummy text|placeholder text)\b/i,
  /\b(?:hier (?:steht|kommt) (?:ihr|dein|der) text|(?:ihr|dein) text hier|beispieltext|blindtext|platzhaltertext)\b/i,
  /\b(?:votre texte ici|ins[ée]rez votre texte|texte de remplissage|faux[- ]texte)(?!\p{L})/iu,
  /\b(?:(?:escribe|escriba|inserta|a[ñn]ade|agrega) (?:aqu[ií] )?(?:tu|su) texto|texto de (?:ejemplo|relleno)|tu texto aqu[ií])(?!\p{L})/iu,
  /\b(?:inserisci (?:qui )?il (?:tuo )?testo|testo (?:segnaposto|di esempio)|(?:voeg|typ) hier (?:je|uw) tekst|(?:je|uw) tekst hier|tw[oó]j tekst tutaj|(?:o )?seu texto aqui)(?!\p{L})/iu,
  // What a template writes where it finds no value, and did not run.
  /\{\{\s*[a-z_$][\w.$]*(?:\s*\|\s*\w+)?\s*\}\}|\$\{[a-z_][\w.]*\}|<%=\s*[\w.@]+\s*%>|\{%\s*\w+[^%]{0,60}%\}/i,
  /\[(?:your |insert )?(?:company|business|product|city|client|customer) name\]|\[insert [^\]]{2,40}\]/i,
];

/** The first words of a text, as far as they say enough. */
function beginning(text: string): string {
  if (text.length <= LONGEST) return text.trim();
  return `${text.slice(0, text.lastIndexOf(" ", LONGEST)).replace(/[\s.,;:]+$/, "")}…`;
}

/** The first placeholder in a text; null where there is none. */
export function placeholderIn(text: string): PlaceholderText | null {
  for (const pattern of [...CERTAIN, ...DOUBTFUL]) {
    const match = pattern.exec(text.replaceAll("’", "'"));
    if (match === null) continue;
    return { text: beginning(text.slice(match.index)), isCertain: CERTAIN.includes(pattern) };
  }
  return null;
}
