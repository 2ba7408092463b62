import { letterGaps } from "@plumbline/contract/letter-gaps";
import { LETTER_STANDARD_NAMES, LETTER_STANDARDS } from "@plumbline/contract/letter-standards";
import type { LetterDraft, LetterTerms } from "@plumbline/contract/letters-of-intent";
import type { StatementVersion } from "@plumbline/contract/statements";
import { useQueryClient } from "@tanstack/react-query";

import { lettersQuery } from "#queries/statements.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";

import { LetterContact } from "./letter-contact.tsx";
import { Pair, Part } from "./part.tsx";
import { RemedyFields } from "./remedy-fields.tsx";
import { StatementForm } from "./statement-form.tsx";
import { signLetter, storeLetter } from "./statements.api.ts";
import { useDraft } from "./use-draft.ts";

interface LetterFormProps {
  draft: LetterDraft;
  versions: readonly StatementVersion[];
}

/** The letter as it is written: everything in it can be changed but what the scan found. */
export function LetterForm({ draft, versions }: LetterFormProps) {
  const queryClient = useQueryClient();
  const { terms, change, ...writing } = useDraft({
    form: "letter-of-intent",
    terms: draft.terms,
    isSaved: draft.isSaved,
    versions,
    store: storeLetter,
    sign: signLetter,
    onAnswer: (answer) => queryClient.setQueryData(lettersQuery.queryKey, answer),
  });
  return (
    <StatementForm what="letter" writing={writing} gaps={letterGaps(terms, draft.facts, draft.today)}>
      <LetterParties terms={terms} change={change} />
      <Part
        title="Barriers and dates"
        about="Dates and owners are proposals from the fix plan. Change them to what you can keep."
      >
        <RemedyFields
          barriers={draft.facts.barriers}
          remedies={terms.remedies}
          today={draft.today}
          onChange={(remedies) => change({ remedies })}
        />
      </Part>
      <LetterTesting terms={terms} change={change} />
      <LetterContact contact={terms.contact} onChange={(contact) => change({ contact })} />
    </StatementForm>
  );
}

interface PartOfLetter {
  terms: LetterTerms;
  change: (part: Partial<LetterTerms>) => void;
}

function LetterParties({ terms, change }: PartOfLetter) {
  return (
    <Part title="Parties and standard" about="WCAG 2.2, levels A and AA, is always the target.">
      <Pair>
        <TextField
          label="Legal name of your organization"
          maxLength={200}
          autoComplete="organization"
          value={terms.vendor}
          onChange={(vendor) => change({ vendor })}
        />
        <TextField
          label="Address"
          maxLength={200}
          autoComplete="street-address"
          value={terms.vendorAddress}
          onChange={(vendorAddress) => change({ vendorAddress })}
        />
        <TextField
          label="Addressed to (if empty: “To whom it may concern”)"
          maxLength={200}
          autoComplete="off"
          value={terms.addressee}
          onChange={(addressee) => change({ addressee })}
        />
        <TextField
          label="Solicitation or purchase order number"
          maxLength={200}
          autoComplete="off"
          value={terms.reference}
          onChange={(reference) => change({ reference })}
        />
      </Pair>
      <fieldset>
        <legend className="text-sm font-medium">The buyer also names</legend>
        {LETTER_STANDARDS.map((standard) => (
          <Checkbox
            key={standard}
            isSelected={terms.standards.includes(standard)}
            onChange={(isNamed) =>
              change({
                standards: LETTER_STANDARDS.filter((one) =>
                  one === standard ? isNamed : terms.standards.includes(one),
                ),
              })
            }
          >
            {LETTER_STANDARD_NAMES[standard]}
          </Checkbox>
        ))}
      </fieldset>
    </Part>
  );
}

function LetterTesting({ terms, change }: PartOfLetter) {
  return (
    <Part
      title="Testing and reporting"
      about="The letter states for you when the automated scans run, and the date of the next one."
    >
      <TextArea
        label="What people test, and how often"
        rows={3}
        maxLength={2000}
        value={terms.humanTesting}
        onChange={(humanTesting) => change({ humanTesting })}
      />
      <TextArea
        label="How you report progress"
        rows={3}
        maxLength={2000}
        value={terms.reporting}
        onChange={(reporting) => change({ reporting })}
      />
    </Part>
  );
}
