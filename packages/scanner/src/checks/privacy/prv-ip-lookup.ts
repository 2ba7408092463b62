import { verdictOf } from "#check.ts";
import { IP_LOOKUP_HOSTS } from "#checks/privacy/data/ip-lookups.ts";
import { GDPR } from "#checks/privacy/data/resources.ts";
import { privacyPageCheck } from "#checks/privacy/privacy-check.ts";
import { isThirdParty } from "#checks/privacy/reading/site-address.ts";
import { leftThePage, shortAddress } from "#checks/privacy/reading/third-parties.ts";

export const prvIpLookup = privacyPageCheck({
  id: "prv-ip-lookup",
  group: "embeds",
  severities: { EU: "medium" },
  sources: ["CJEU C-582/14 (Breyer)", "GDPR Art. 5(1)(c), 6 and 13"],
  defect: "Visitor's IP address looked up at another company",
  title: "No other company is asked where the visitor's IP address is from",
  whyItMatters:
    "A script asks another company for the visitor's IP address or town as soon as the page opens. That company gets the address of every visitor, often outside of Europe. In Europe an IP address is personal data.",
  businessImpact:
    "Your own server already knows the address and can look up the country itself, so it is hard to argue that this is needed.",
  fixSteps: [
    "Remove the request if the page works without it.",
    "If you need the country, take it from your own server. Most hosts and CDNs add it to each request, such as Cloudflare in CF-IPCountry.",
    "If you need the town, let visitors enter it.",
  ],
  effort: "S",
  likelyOwner: "developer",
  resources: [GDPR],
  evaluate: (page) => {
    const asked = page.requests.filter(
      (request) => leftThePage(request) && isThirdParty(request.url, page.finalUrl) && looksUp(request.url),
    );
    const byHost = Map.groupBy(asked, ({ url }) => new URL(url).hostname);
    return verdictOf(
      [...byHost].map(([host, [first]]) => ({
        message: `The page asks ${host} for the visitor's IP address or where it is from, before the visitor made a choice.`,
        page: page.finalUrl,
        snippet: shortAddress(first?.url ?? ""),
        component: `third party ${host}`,
      })),
    );
  },
});

function looksUp(url: string): boolean {
  const hostname = URL.parse(url)?.hostname ?? "";
  return IP_LOOKUP_HOSTS.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}
