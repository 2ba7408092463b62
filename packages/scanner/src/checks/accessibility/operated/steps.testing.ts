/** A form of two steps, the first of which must be filled in; both are on the page, or `later` makes the second one. */
export function twoSteps(
  second: string,
  {
    says = "Next",
    further = "",
    isMadeLater = false,
  }: { says?: string; further?: string; isMadeLater?: boolean } = {},
): string {
  const step = isMadeLater
    ? `<template id="made">${second}</template><div id="second"></div>`
    : `<div id="second" style="display:none">${second}</div>`;
  return `<form action="/order" novalidate id="form"><div id="first"><label>Name <input name="name"></label><label>E-mail <input name="mail" type="email"></label><label>Zip code <input name="zip"></label>
    <label>Bread <select name="bread"><option value="">Choose</option><option>Rye</option></select></label><p id="told" role="alert"></p><button type="button" id="next">${says}</button></div>${step}</form>
    <script>next.onclick = () => { if (!form.name.value || !/@.+\\../.test(form.mail.value) || !/^\\d{5}$/.test(form.zip.value) || !form.bread.value) { told.textContent = "Please fill in your name, e-mail, zip code and bread."; return; }
      ${isMadeLater ? "second.append(made.content.cloneNode(true));" : 'second.style.display = "block";'} first.style.display = "none"; ${further} };</script>`;
}
