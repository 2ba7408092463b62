import type { ConformanceTerms } from "@plumbline/contract/conformance-reports";
import { Plus, Trash2 } from "lucide-react";

import { Button, IconButton } from "#ui/button.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";

import type { PartOfReport } from "./conformance-about.tsx";
import { Pair, Part } from "./part.tsx";

type Technology = ConformanceTerms["technologies"][number];

/** How the product was evaluated, and what readers should know. */
export function ConformanceMethods({ terms, change }: PartOfReport) {
  return (
    <>
      <Part title="Evaluation" about="The report lists the automated checks and their versions for you.">
        <TextArea
          label="How people evaluated the product"
          rows={3}
          maxLength={2000}
          value={terms.humanMethods}
          onChange={(humanMethods) => change({ humanMethods })}
        />
        <Technologies
          technologies={terms.technologies}
          onChange={(technologies) => change({ technologies })}
        />
      </Part>
      <Part title="Notes and disclaimer">
        <Pair>
          <TextArea
            label="Notes"
            rows={3}
            maxLength={2000}
            value={terms.notes}
            onChange={(notes) => change({ notes })}
          />
          <TextArea
            label="What changed since the last version"
            rows={3}
            maxLength={2000}
            value={terms.changes}
            onChange={(changes) => change({ changes })}
          />
          <TextArea
            label="Legal disclaimer"
            rows={3}
            maxLength={2000}
            value={terms.disclaimer}
            onChange={(disclaimer) => change({ disclaimer })}
          />
          <TextField
            label="Where readers report problems"
            maxLength={200}
            autoComplete="off"
            value={terms.feedback}
            onChange={(feedback) => change({ feedback })}
          />
        </Pair>
      </Part>
    </>
  );
}

interface TechnologiesProps {
  technologies: readonly Technology[];
  onChange: (technologies: Technology[]) => void;
}

const MOST = 20;
const FIELDS = [
  { name: "name", label: "Assistive technology" },
  { name: "version", label: "Version" },
  { name: "tester", label: "Used by" },
] as const;

function Technologies({ technologies, onChange }: TechnologiesProps) {
  const set = (position: number, part: Partial<Technology>) =>
    onChange(technologies.map((one, index) => (index === position ? { ...one, ...part } : one)));
  return (
    <div className="grid gap-6">
      {technologies.map((technology, position) => (
        // They have no names of their own before someone types one.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={position} className="grid items-end gap-6 md:grid-cols-[1fr_8rem_1fr_auto]">
          {FIELDS.map(({ name, label }) => (
            <TextField
              key={name}
              label={label}
              maxLength={200}
              autoComplete="off"
              value={technology[name]}
              onChange={(text) => set(position, { [name]: text })}
            />
          ))}
          <IconButton
            label={`Remove ${technology.name || "this assistive technology"}`}
            onPress={() => onChange(technologies.filter((_, index) => index !== position))}
          >
            <Trash2 aria-hidden className="size-4" />
          </IconButton>
        </div>
      ))}
      {technologies.length < MOST && (
        <Button
          className="justify-self-start"
          size="sm"
          icon={<Plus aria-hidden className="size-4" />}
          onPress={() => onChange([...technologies, { name: "", version: "", tester: "" }])}
        >
          Add an assistive technology
        </Button>
      )}
    </div>
  );
}
