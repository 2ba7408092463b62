import type { LetterTerms } from "@plumbline/contract/letters-of-intent";

import { Select } from "#ui/select.tsx";
import { TextField } from "#ui/text-field.tsx";

import { Pair, Part } from "./part.tsx";

type Contact = LetterTerms["contact"];

const DAYS = [1, 2, 3, 5, 10, 15, 20, 30].map((days) => ({
  id: String(days),
  name: days === 1 ? "1 business day" : `${days} business days`,
}));

/** Whom readers of the letter can ask, and how soon they get an answer. */
export function LetterContact({
  contact,
  onChange,
}: {
  contact: Contact;
  onChange: (contact: Contact) => void;
}) {
  const days = { id: String(contact.responseDays), name: `${contact.responseDays} business days` };
  return (
    <Part title="Contact" about="Readers write here about barriers, and about this letter.">
      <Pair>
        <TextField
          label="Name"
          maxLength={200}
          autoComplete="off"
          value={contact.name}
          onChange={(name) => onChange({ ...contact, name })}
        />
        <TextField
          label="Email"
          type="email"
          maxLength={254}
          autoComplete="off"
          value={contact.email}
          onChange={(email) => onChange({ ...contact, email })}
        />
        <Select
          label="Answers within"
          items={DAYS.some(({ id }) => id === days.id) ? DAYS : [...DAYS, days]}
          value={days.id}
          onChange={(id) => onChange({ ...contact, responseDays: Number(id) })}
        />
      </Pair>
    </Part>
  );
}
