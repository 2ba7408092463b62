import { type ExampleOf, plainExample } from "./fixed-place.ts";
import { withAttributes } from "./mended-markup.ts";

const UNENCRYPTED = /^http:/iu;

const inMarkup = withAttributes(({ attributes }) =>
  Object.fromEntries(
    [...attributes]
      .filter(([, value]) => UNENCRYPTED.test(value))
      .map(([name, value]) => [name, value.replace(UNENCRYPTED, "https:")]),
  ),
);

/** The place with https in its addresses, be it an element or the address itself. */
export const encryptedAddresses: ExampleOf = (place) => {
  const { snippet } = place;
  if (snippet === null || !UNENCRYPTED.test(snippet)) return inMarkup(place);
  return plainExample(snippet.replace(UNENCRYPTED, "https:"));
};
