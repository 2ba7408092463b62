/** What divides a text into its sentences, in scripts that put no space between them as well. */
export const BETWEEN_SENTENCES = /(?<=[.!?؟۔।])\s+|(?<=[。！？])\s*|\n+/u;
