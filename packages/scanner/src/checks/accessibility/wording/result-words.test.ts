import { describe, expect, it } from "vitest";

import { speaksOfResult } from "./result-words.ts";

describe("what says what came of an action", () => {
  it.each([
    "Emma was added to your cart.",
    "Saved to your wish list",
    "3 results found",
    "Vielen Dank, wir melden uns.",
    "Le livre a été ajouté.",
    "The file could not be sent.",
    "Boken ligger nu i din korg.",
    "O livro foi adicionado ao carrinho.",
    "Tuote lisätty ostoskoriin.",
    "Товар добавлен в корзину.",
    "Salt Roads reserved.",
    "Danke!",
    "Su cita está reservada.",
    "Mensagem enviada",
    "Copied",
    "Grazie",
    "Idée publiée",
    "Link kopiert",
    "Enlace copiado",
    "Thanks, your review will appear soon.",
    "Filtro attivo: olio",
    "Sortiert nach Preis",
    "Your question is on its way.",
  ])("is %s", (text) => {
    expect(speaksOfResult(text)).toBe(true);
  });

  it.each([
    "A whale hunt told by Ishmael.",
    "635 pages, 1851.",
    "We open at nine on weekdays.",
    "Add the flour, then the salt.",
    "Our address is in the footer.",
    "Last updated",
    "Zuletzt kopiert",
    "Thanks to our volunteers the garden is open.",
    "Best price in town",
    "All about saved seeds",
  ])("is not %s", (text) => {
    expect(speaksOfResult(text)).toBe(false);
  });
});
