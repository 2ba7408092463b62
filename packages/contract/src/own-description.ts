/** What an issue's description says beyond its title; empty where it only repeats it. */
export function ownDescription({ title, description }: { title: string; description: string }): string {
  return plain(description) === plain(title) ? "" : description;
}

function plain(text: string): string {
  return text.trim().replace(/\.$/u, "").toLowerCase();
}
