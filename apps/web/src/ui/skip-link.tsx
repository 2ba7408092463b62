/** First stop of the keyboard on every page, before notices and navigation. The page's main part has the id `content`. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="fixed top-2 left-2 z-50 -translate-y-20 rounded-md bg-accent px-4 py-2 text-sm font-medium text-on-accent focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}
