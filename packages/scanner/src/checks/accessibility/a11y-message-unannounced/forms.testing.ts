/** A form of a web component that says what is wrong in a paragraph of its shadow root. */
export const component = (live: string): string =>
  `<order-form></order-form><script>customElements.define("order-form", class extends HTMLElement { connectedCallback() {
    const root = this.attachShadow({ mode: "open" });
    root.innerHTML = '<form novalidate><label>Name <input required></label><p ${live} id="wrong"></p><button>Bestellen</button></form>';
    root.querySelector("form").onsubmit = (event) => { event.preventDefault(); root.querySelector("p").textContent = "Bitte geben Sie Ihren Namen an."; };
  } });</script>`;

/** A form that only answers when all is filled in well. */
export const filledIn = (
  id: string,
  answer: string,
  fields = '<label>Mail <input type="email" required></label>',
): string =>
  `<form novalidate id="${id}">${fields}<button>Send ${id}</button></form><script>${id}.onsubmit = (event) => { event.preventDefault(); if (${id}.checkValidity()) { ${answer} } };</script>`;

/** Fields of many kinds, all of which must be filled in. */
export const MANY_FIELDS = `<label>Fecha <input required onchange="if (!this.dataset.seen) { this.dataset.seen = 1; setTimeout(() => this.focus()); }"></label><label>Account number <input required pattern="\\d{8,11}"></label><label>Importe <input required inputmode="numeric"></label><label>Día <input type="date" required min="2031-05-01"></label>
  <label>Kürzel <input required minlength="12"></label><label>PIN <input type="password" maxlength="4" required></label><label>Brot <select required><option value="">–</option><option>Roggen</option></select></label>
  <fieldset><legend>Size</legend><label><input type="radio" name="size" value="s" required> Small</label><label><input type="radio" name="size" value="l"> Large</label></fieldset><label><input type="checkbox" id="terms"> J’accepte les conditions</label>`;

/** A dialog that a button opens, with a form that answers in the place that `said` marks. */
export const inDialog = (said: string): string =>
  `<button onclick="box.showModal()">Bloquear tarjeta</button><dialog id="box" aria-label="Bloquear"><form id="sent" novalidate><label>Código <input id="code" required></label><button>Bloquear</button>${said}</form></dialog>
  <script>sent.onsubmit = (event) => { event.preventDefault(); said.textContent = code.value === "" ? "Escriba el código." : "Su tarjeta está bloqueada."; };</script>`;

/** A form with an alert for its postcode and a plain text for its mail address. */
export const alertBeside = (wrong: string): string =>
  `<form id="f" novalidate><p><label>Mail <input type="email" id="mail"></label></p><p id="plain"></p><p><label>Code postal <input id="code" aria-describedby="said"></label></p><p id="said" role="alert"></p><button>Envoyer</button></form>
  <script>f.onsubmit = (event) => { event.preventDefault(); plain.textContent = mail.value.includes("@") ? "" : "${wrong}"; said.textContent = code.value ? "" : "Indiquez le code postal."; };</script>`;

/** A form that says in another part of the page that something is missing. */
export const farFromForm = (words: string): string =>
  `<div id="far"></div><main><section><form id="f" novalidate><p><label>Name <input id="who"></label></p><p><label>Stadt <input id="town"></label></p><button>OK</button></form></section></main>
  <script>f.onsubmit = (event) => { event.preventDefault(); far.innerHTML = who.value ? "<p role=status>Gracias</p>" : "<p>${words}</p>"; };</script>`;

/** A form that can be sent only once its terms are agreed to. */
export const heldByTerms = (terms: string, live: string): string =>
  `<form id="f" novalidate><p><label>Mail <input id="mail"></label></p><p><label>Ort <input></label></p><label><input type="checkbox" id="terms"> ${terms}</label><p id="said" ${live}></p><button id="send" disabled>OK</button></form>
  <script>terms.onchange = () => { send.disabled = !terms.checked; }; f.onsubmit = (event) => { event.preventDefault(); said.textContent = mail.value.includes("@") ? "" : "ann@example.org: so sieht eine Adresse aus."; };</script>`;
