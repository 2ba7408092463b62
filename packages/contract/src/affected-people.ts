/** Whom a failure of a criterion keeps out. Groups as in EN 301 549, 4.2, Functional performance statements. */
const GROUPS = {
  blind: "people who cannot see",
  low: "people with low vision",
  color: "people who cannot tell colors apart",
  deaf: "people who cannot hear",
  hearing: "people who hear little",
  speech: "people who cannot speak",
  hand: "people who cannot use a mouse or have little strength",
  seizure: "people whom flashes can harm",
  mind: "people who find reading, remembering or concentrating hard",
} as const;
type Group = keyof typeof GROUPS;

/** Source: table B.2 of EN 301 549 V3.2.1, and 'Benefits' in Understanding WCAG 2.2. */
const AFFECTED: Record<string, readonly Group[]> = {
  "1.1.1": ["blind", "low", "mind"],
  "1.2.1": ["blind", "deaf", "hearing"],
  "1.2.2": ["deaf", "hearing"],
  "1.2.3": ["blind", "low"],
  "1.2.4": ["deaf", "hearing"],
  "1.2.5": ["blind", "low"],
  "1.3.1": ["blind", "low", "mind"],
  "1.3.2": ["blind", "low"],
  "1.3.3": ["blind", "low", "mind"],
  "1.3.4": ["low", "hand"],
  "1.3.5": ["hand", "mind"],
  "1.4.1": ["blind", "low", "color"],
  "1.4.2": ["blind", "mind"],
  "1.4.3": ["low", "color"],
  "1.4.4": ["low"],
  "1.4.5": ["low", "mind"],
  "1.4.10": ["low", "hand"],
  "1.4.11": ["low", "color"],
  "1.4.12": ["low", "mind"],
  "1.4.13": ["low", "hand", "mind"],
  "2.1.1": ["blind", "hand"],
  "2.1.2": ["blind", "hand"],
  "2.1.4": ["hand"],
  "2.2.1": ["blind", "low", "hand", "mind"],
  "2.2.2": ["low", "mind"],
  "2.3.1": ["seizure"],
  "2.4.1": ["blind", "low", "hand"],
  "2.4.2": ["blind", "low", "mind"],
  "2.4.3": ["blind", "hand", "mind"],
  "2.4.4": ["blind", "hand", "mind"],
  "2.4.5": ["blind", "low", "mind"],
  "2.4.6": ["blind", "low", "mind"],
  "2.4.7": ["low", "hand", "mind"],
  "2.4.11": ["low", "hand"],
  "2.5.1": ["blind", "hand", "mind"],
  "2.5.2": ["low", "hand", "mind"],
  "2.5.3": ["blind", "hand"],
  "2.5.4": ["hand"],
  "2.5.7": ["hand"],
  "2.5.8": ["low", "hand"],
  "3.1.1": ["blind", "mind"],
  "3.1.2": ["blind", "mind"],
  "3.2.1": ["blind", "low", "hand", "mind"],
  "3.2.2": ["blind", "low", "mind"],
  "3.2.3": ["blind", "low", "mind"],
  "3.2.4": ["blind", "low", "mind"],
  "3.2.6": ["hand", "mind"],
  "3.3.1": ["blind", "low", "color", "mind"],
  "3.3.2": ["blind", "low", "mind"],
  "3.3.3": ["blind", "low", "mind"],
  "3.3.4": ["blind", "hand", "mind"],
  "3.3.7": ["hand", "mind"],
  "3.3.8": ["hand", "mind"],
  "4.1.2": ["blind", "low", "hand"],
  "4.1.3": ["blind", "low", "mind"],
};

/** Whose use each functional performance criterion of Section 508 is about. Source: 302.1 to 302.9. */
const FUNCTIONAL: Record<string, readonly Group[]> = {
  "302.1": ["blind"],
  "302.2": ["low"],
  "302.3": ["color"],
  "302.4": ["deaf"],
  "302.5": ["hearing"],
  "302.6": ["speech"],
  "302.7": ["hand"],
  "302.8": ["hand"],
  "302.9": ["mind"],
};

/** Whom a failure of a WCAG 2.2 A or AA criterion, or of a functional performance criterion, affects most, in words. */
export function affectedPeople(criterion: string): string[] {
  return groupsOf(criterion).map((group) => GROUPS[group]);
}

/** Whether a failure of a WCAG criterion affects the people whom a functional performance criterion is about. */
export function affectsUse(criterion: string, functional: string): boolean {
  const people = FUNCTIONAL[functional] ?? [];
  return groupsOf(criterion).some((group) => people.includes(group));
}

function groupsOf(criterion: string): readonly Group[] {
  return AFFECTED[criterion] ?? FUNCTIONAL[criterion] ?? [];
}
