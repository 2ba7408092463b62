/** Reads back what a canvas shows. */
const READS_BACK = /\b(?:toDataURL|getImageData)\b/g;
/** What sets devices apart, one reason each to ask for it on its own. */
const TRAITS: readonly RegExp[] = [
  /\buserAgent\b/,
  /\bnavigator\.languages?\b/,
  /\bcolorDepth\b|\bscreen\.(?:width|height|avail\w+)\b/,
  /\bgetTimezoneOffset\b|\btimeZone\b/,
  /\bhardwareConcurrency\b/,
  /\bdeviceMemory\b/,
  /\bnavigator\.(?:plugins|platform|maxTouchPoints|doNotTrack|cookieEnabled)\b/,
];
/** Characters before and after, within which one piece of code usually stands. */
const NEAR = 1000;
const FEWEST_TRAITS = 3;

/** Whether code puts a drawing that it reads back beside other traits of the device, as only a fingerprint does. */
export function mixesTraits(code: string): boolean {
  return [...code.matchAll(READS_BACK)].some(({ index }) => {
    const around = code.slice(Math.max(0, index - NEAR), index + NEAR);
    return TRAITS.filter((trait) => trait.test(around)).length >= FEWEST_TRAITS;
  });
}
