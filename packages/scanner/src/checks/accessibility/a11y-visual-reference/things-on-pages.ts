/** What a sentence may call a control or part of a page. */
export const THINGS_ON_PAGES =
  "button|list|link|icon|menu|field|box|tab|arrow|section|panel|sidebar|bar|form|image|shape|square|circle|triangle|schaltfläche|knopf|feld|menü|symbol|bereich|bouton|lien|champ|icône|encadré|liste|colonne|botón|enlace|campo|icono|recuadro|cuadro|casilla|lista|flecha|pulsante|riquadro|casella|knop|vak|veld|kasten|kästchen|kreis|spalte|pfeil|botão|caixa|column|columna|coluna|colonna|kolom";

/** Parts of a page by their side; `the right button` may be the one that fits. */
export const ON_A_SIDE =
  "(?:left|right) (?:column|sidebar|margin)|left pan(?:el|e)|(?:left|right)[ -]hand (?:column|sidebar|margin|panel|pane|menu|box|side)|(?:linken?|rechten?) (?:spalte|seitenleiste|leiste|randspalte)|(?:linker|rechter)(?: ?kolom|kant)";
