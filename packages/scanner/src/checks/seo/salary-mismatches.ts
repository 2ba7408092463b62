import type { DocumentSnapshot } from "#evidence/document.ts";

import { type DataNode, nestedNodes } from "./structured-data-nodes.ts";
import { isA, type Mismatch, textOf } from "./structured-data-texts.ts";

/** Words for pay, and within the same sentence an amount for a span of time. */
const PAY =
  /(?<!\p{L})(?:salary|pay|wages?|gehalt|lohn|verg[üu]tung|entgelt|salaire|r[ée]mun[ée]ration|salario|sueldo|stipendio|retribuzione|salaris|loon|wynagrodzenie|p[łl]aca|pensja|l[öo]n|l[øo]nn?|palkka|ordenado|remunera[çc][ãa]o)(?!\p{L})[^.!?\d]{0,60}((?:\d[^!?\n]{0,80}))/giu;
const AMOUNT =
  /(?<![\d.,])\d{1,3}(?:[.,'’ \u00A0\u202F]\d{3})+(?:[.,]\d{1,2})?(?!\d)|(?<![\d.,])\d+(?:[.,]\d{1,2})?(?![\d.,]*\d)/g;

const SPANS: Readonly<Record<string, RegExp>> = {
  HOUR: /hour|stunde|heure|hora(?!rio)|\bora\b|all['’]ora|uur|godz|timme|\btime\b|tunti/i,
  MONTH: /month|monat|mois|\bmes(?:es)?\b|mese|mensil|maand|miesi|m[åa]nad|m[åa]ned|kuukau|m[êe]s\b/i,
  YEAR: /year|annum|annual|jahr|\ban(?:s|n[ée]e|nuel)?\b|a[ñn]o|anno|annu|jaar|rok|\b[åa]r\b|vuosi|\bano\b/i,
};

/** Of a page that tells the pay of the only job in its data, for the same span of time and in other amounts. */
export function salaryMismatch(nodes: readonly DataNode[], { text }: DocumentSnapshot): Mismatch[] {
  const [job, ...more] = nodes.filter((node) => isA(node, "JobPosting"));
  const [salary] = job === undefined ? [] : nestedNodes(job, "baseSalary");
  if (salary === undefined || more.length > 0) return [];
  const [value] = nestedNodes(salary, "value");
  const given = [value, salary].flatMap((node) =>
    node === undefined
      ? []
      : ["value", "minValue", "maxValue"].map((property) => Number(textOf(node, property) ?? Number.NaN)),
  );
  const amounts = given.filter((amount) => amount > 0);
  const unit = textOf(value ?? salary, "unitText") ?? textOf(salary, "unitText") ?? "";
  const span = SPANS[unit.toUpperCase()];
  if (amounts.length === 0 || span === undefined) return [];
  const told = [...text.matchAll(PAY)].flatMap(([, words = ""]) => (span.test(words) ? [words] : []));
  const [first] = told;
  const shown = new Set(told.flatMap((words) => (words.match(AMOUNT) ?? []).flatMap(readings)));
  if (first === undefined || amounts.some((amount) => shown.has(amount))) return [];
  const said = `${amounts.join(" to ")} per ${unit.toLowerCase()}`;
  const message = `The structured data says that the job pays ${said}, which the page does not show. It shows “${beginning(first)}”. Which one is right?`;
  return [{ node: salary, property: "baseSalary", message }];
}

/** 1.800 is a thousand in one country and a fraction in another. */
function readings(written: string): number[] {
  const plain = written.replaceAll(/[\s'’]/g, "");
  const comma = plain.replaceAll(".", "").replace(",", ".");
  return [plain.replaceAll(",", ""), comma, plain.replaceAll(/[.,]/g, "")].map(Number);
}

/** Whole words of it, as many as say enough. */
function beginning(words: string): string {
  return words.slice(0, 40).replace(/\s\S*$/, "");
}
