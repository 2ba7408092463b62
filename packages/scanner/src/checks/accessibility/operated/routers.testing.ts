/** A site of one page whose script follows its links; what it does when it shows another view differs. */
export function routedSite(onView: string, { nav = "", late = 0 } = {}): string {
  const links =
    nav ||
    '<a href="/">Harbour Bakery</a> <a href="/hours">Opening hours</a> <a href="/breads">Our breads</a>';
  return `<!doctype html><html lang="en"><head><title>Harbour Bakery</title><meta name="viewport" content="width=device-width"></head><body>
<header><nav aria-label="Main">${links}</nav></header><main id="main"><h1>Fresh bread at the harbour</h1><p>Baked since 1911 in our own oven.</p></main><p role="status" id="told"></p>
<script>
const views = { "/": ["Fresh bread at the harbour", "Baked since 1911 in our own oven."], "/hours": ["Opening hours", "We open at seven and close at six."], "/breads": ["Our breads", "Rye, oat and spelt."] };
const show = (path) => { const [heading, text] = views[path]; main.innerHTML = "<h1>" + heading + "</h1><p>" + text + "</p>"; ${onView} };
document.addEventListener("click", (event) => {
  const link = event.target.closest("a[href]");
  if (!link || link.origin !== location.origin || !(link.pathname in views)) return;
  event.preventDefault(); history.pushState(null, "", link.pathname); setTimeout(() => show(link.pathname), ${late});
});
</script></body></html>`;
}

/** Sets the title of each view. */
export const NAMES_VIEW = 'document.title = heading + " - Harbour Bakery";';
/** Gives the focus to the heading of each view. */
export const FOCUSES_VIEW = "main.firstChild.tabIndex = -1; main.firstChild.focus();";

/** A page whose links swap sections under one main heading, and leave the address as it is. */
export function sectionedSite(onView: string): string {
  return `<h1>Harbour Bakery</h1><nav aria-label="Main"><a href="#/breads" aria-current="page">Our breads</a> <a href="#/order" id="go">Order</a></nav>
<section id="breads"><h2>Our breads</h2><p>Rye, oat and spelt, each day but Monday.</p></section><section id="order" hidden><h2 tabindex="-1">Order bread</h2><p>We put it aside until six in the evening.</p><button>Rye</button></section><p role="status" id="told"></p>
<script>document.querySelector("nav").onclick = (event) => { event.preventDefault(); const isOrder = event.target.id === "go"; breads.hidden = isOrder; order.hidden = !isOrder; ${onView} };</script>`;
}
