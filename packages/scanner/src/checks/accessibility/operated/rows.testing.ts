/** Rows of a table that show more of each when they are clicked, each with something else to use in its last cell. */
export function rowsPage(beside: string): string {
  const row = (name: string, more: string): string =>
    `<tr class="row" style="cursor:pointer"><td>${name}</td><td>Hearing in May</td><td>${beside}</td></tr><tr hidden><td colspan="3">${more}</td></tr>`;
  return `<table><tr><th>Notice</th><th>When</th><th>File</th></tr>${row("Alley", "The board hears the owners first.")}${row("Bridge", "The county pays for the planks.")}</table>
  <script>const flip = (row) => { row.nextElementSibling.hidden = !row.nextElementSibling.hidden; };
  for (const row of document.querySelectorAll(".row")) row.addEventListener("click", ({ target }) => { if (!target.closest("a,button")) flip(row); });</script>`;
}

/** Cards with a link that a router follows, as a click on the card does. */
export const ROUTED_CARDS = `<div id="app"><div class="card" style="cursor:pointer" onclick="go('/rye')"><h2>Rye</h2><a href="/rye">More about rye</a></div></div>
  <script>const go = (path) => { history.pushState({}, "", path); app.innerHTML = "<h2>All about rye</h2><p>Dark and heavy.</p>"; };
  app.addEventListener("click", (event) => { const link = event.target.closest("a"); if (link) { event.preventDefault(); event.stopPropagation(); go(link.pathname); } }, true);</script>`;
