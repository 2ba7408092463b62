interface Offer {
  /** Attributes of the box. */
  box?: string;
  shut?: string;
  /** Run once the offer has come. */
  script?: string;
}

/** An offer that comes by itself after some seconds, and dims the page behind it. */
export function latePage({
  box = "",
  shut = '<span id="shut" style="cursor:pointer">×</span>',
  script = "",
}: Offer = {}): string {
  return `<p>Bread <a href="/rye">Rye</a></p><p><button onclick="this.textContent += '!'">Order</button></p>
  <div id="offer" hidden style="position:fixed;inset:0;background:rgba(0,0,0,.6)"><div ${box} style="position:absolute;left:200px;top:100px;width:400px;padding:20px;background:#fff"><h2 id="word">Ten percent off</h2><p>For all who order bread before Sunday.</p><a href="/offer" id="go">Show me</a> ${shut}</div></div>
  <script>const close = () => { offer.hidden = true; }; setTimeout(() => { offer.hidden = false; ${script} }, 6000); shut.onclick = close;</script>`;
}

/** All that people need of such an offer. */
export const GOOD_OFFER: Offer = {
  box: 'role="dialog" aria-modal="true" aria-labelledby="word"',
  shut: '<button type="button" id="shut">Close</button>',
  script:
    "go.focus(); offer.onkeydown = (event) => { if (event.key === 'Escape') close(); if (event.key === 'Tab') { event.preventDefault(); (document.activeElement === go ? shut : go).focus(); } };",
};
