import type { Brand } from "@plumbline/contract/brand";

/** The server writes the brand it has validated into the page; in development it stands in index.html. */
function readBrand(): Brand {
  const element = document.getElementById("brand");
  if (!element?.textContent) throw new Error("The page carries no brand");
  return JSON.parse(element.textContent) as Brand;
}

export const brand = readBrand();
