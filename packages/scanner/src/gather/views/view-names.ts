/** Ways to show a key page that an engine at rest cannot see, in the order they are taken, as findings name them. */
export const VIEW_LABELS = {
  "just loaded": "watched for some seconds",
  watched: "watched for some seconds",
  "wide text": "wide text",
  "dark colors": "dark colors",
  "enlarged to 200%": "enlarged to 200%",
  "320 px wide": "320 px wide",
  "phone upright": "phone width",
  "phone lying": "device turned",
  "forms checked": "form checked",
  "focus when narrow": "320 px wide",
  operated: "operated",
} as const;

export type ViewName = keyof typeof VIEW_LABELS;
