const MAY_BE_FOREIGN =
  /\blocation\b|documentURI|document\.URL\b|referrer|window\.name\b|(?:addEventListener|\.on|\.bind)\(\s*["'`]message["'`]|\bonmessage\b|\.postMessage\(/;
const MAY_DO_HARM =
  /innerHTML|outerHTML|srcdoc|insertAdjacentHTML|createContextualFragment|\.write(?:ln)?\(|\.html\(|__html|(?:\$|jQuery)\(|\.src\s*=|["'`]\*["'`]|\beval\b|\bFunction\(|setTimeout|setInterval|location|["'`]message["'`]|onmessage/;

/** Whether a script may do harm with the page's address or with messages: to be asked before parsing, which costs more. */
export function mayBeForeign(code: string): boolean {
  return MAY_BE_FOREIGN.test(code) && MAY_DO_HARM.test(code);
}
