/** Names of colors by which texts tell things apart, by language. */
export const COLORS = {
  en: "red|green|blue|orange|yellow|gr[ae]y|purple",
  de: "rot|grün|blau|gelb|orange|grau",
  fr: "rouge|vert|bleu|jaune|orange|gris",
  es: "rojo|verde|azul|amarillo|naranja|gris",
  pt: "vermelho|verde|azul|amarelo|laranja|cinza",
  it: "rosso|verde|blu|giallo|arancione|grigio",
  nl: "rood|groen|blauw|geel|oranje|grijs",
} as const;
