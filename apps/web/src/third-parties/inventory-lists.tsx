import { readableAddress } from "@plumbline/contract/readable-host";
import type {
  InventoryCookie,
  PrivacyInventory,
  ThirdPartyHost,
} from "@plumbline/contract/privacy-inventory";

import { InventoryTable, type InventoryLine } from "./inventory-table.tsx";
import { kindWords, lifetimeWords, whenWords } from "./inventory-words.ts";

/** All hosts and cookies, each with whose it is and what for. */
export function InventoryLists({ inventory }: { inventory: PrivacyInventory }) {
  return (
    <>
      <InventoryTable
        title="Third-party hosts"
        empty="The pages we visited contacted no hosts but your own."
        columns={["Host", "Owner", "What it is for", "First contacted", "Page", "Requests"]}
        lines={inventory.hosts.map(hostLine)}
      />
      <InventoryTable
        title="Cookies"
        empty="The pages we visited set no cookies."
        columns={["Cookie", "Owner", "What it is for", "First set", "Lifetime", "Page"]}
        lines={inventory.cookies.map(cookieLine)}
      />
    </>
  );
}

function hostLine({ host, aliasOf, owner, kind, ...seen }: ThirdPartyHost): InventoryLine {
  return {
    key: host,
    name: <Named name={host} more={aliasOf === undefined ? null : `Your address, leads to ${aliasOf}`} />,
    cells: [
      owner ?? "Unknown",
      kindWords(kind),
      whenWords(seen.when, seen.firstContactedMs),
      readableAddress(seen.page),
      seen.requests.toLocaleString("en-US"),
    ],
  };
}

function cookieLine(cookie: InventoryCookie): InventoryLine {
  const { name, host, owner, kind, when, firstSetMs, page } = cookie;
  return {
    key: `${name} ${host}`,
    name: <Named name={name} more={host} />,
    cells: [
      owner ?? "Unknown",
      kindWords(kind),
      whenWords(when, firstSetMs),
      lifetimeWords(cookie),
      readableAddress(page),
    ],
  };
}

function Named({ name, more }: { name: string; more: string | null }) {
  return (
    <>
      {name}
      {more !== null && <span className="block text-xs font-normal text-muted">{more}</span>}
    </>
  );
}
