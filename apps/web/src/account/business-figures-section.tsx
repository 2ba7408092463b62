import type { BusinessFigures } from "@plumbline/contract/business-impact";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { businessFiguresQuery } from "#queries/account.ts";
import { dashboardQuery } from "#queries/dashboard.ts";
import { useRefresh } from "#queries/use-refresh.ts";
import { Button } from "#ui/button.tsx";
import { Form } from "#ui/form.tsx";
import { type FormRefusal, marksOf, wrongFields } from "#ui/form-refusal.ts";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.ts";
import { useUnsaved } from "#ui/unsaved.ts";
import { useSubmit } from "#ui/use-submit.ts";

import { storeBusinessFigures } from "./account.api.ts";
import { figureOf, figureText } from "./figure-input.ts";
import { Loaded, Section } from "./section.tsx";

const FIELDS = [
  { name: "monthlyVisitors", label: "Monthly visitors", short: "monthly visitors", inputMode: "numeric" },
  {
    name: "conversionRate",
    label: "Conversion rate (percent of visitors who buy)",
    short: "the conversion rate",
    inputMode: "decimal",
  },
  {
    name: "averageOrderValue",
    label: "Average order value (U.S. dollars)",
    short: "the average order value",
    inputMode: "decimal",
  },
] as const;

type FigureName = keyof BusinessFigures;
type Typed = Record<FigureName, string>;

/** What the organization tells of its business. */
export function BusinessFiguresSection({ mayChange }: { mayChange: boolean }) {
  const query = useQuery(businessFiguresQuery);
  return (
    <Section
      id="business-figures"
      title="Business figures"
      about="With all three, your dashboard shows the ROI Analysis tab and revenue figures. We use them for nothing else."
    >
      <Loaded query={query} what="business figures">
        {(figures) => (mayChange ? <FiguresForm figures={figures} /> : <FiguresList figures={figures} />)}
      </Loaded>
    </Section>
  );
}

function FiguresList({ figures }: { figures: BusinessFigures }) {
  return (
    <div className="space-y-4 text-sm">
      <dl className="space-y-3">
        {FIELDS.map(({ name, label }) => (
          <div key={name}>
            <dt className="text-muted">{label}</dt>
            <dd className="tabular-nums">{figureText(figures[name]) || "Not given"}</dd>
          </div>
        ))}
      </dl>
      <p className="text-muted">Owners and members of the team can change these figures.</p>
    </div>
  );
}

/** Which figures the others still wait for; null where all or none are saved. */
export function missingWords(figures: BusinessFigures): string | null {
  const missing = FIELDS.filter(({ name }) => figures[name] === null).map(({ short }) => short);
  if (missing.length === 0 || missing.length === FIELDS.length) return null;
  return `Saved, but not used yet: the ROI Analysis tab also needs ${missing.join(" and ")}.`;
}

function typedOf(figures: BusinessFigures): Typed {
  return {
    monthlyVisitors: figureText(figures.monthlyVisitors),
    conversionRate: figureText(figures.conversionRate),
    averageOrderValue: figureText(figures.averageOrderValue),
  };
}

function FiguresForm({ figures }: { figures: BusinessFigures }) {
  const [typed, setTyped] = useState(() => typedOf(figures));
  const stored = typedOf(figures);
  useUnsaved(FIELDS.some(({ name }) => typed[name] !== stored[name]));
  const { send, isBusy, refusal, correct } = useSaving((saved) => setTyped(typedOf(saved)));
  return (
    <Form
      className="max-w-md"
      refusal={refusal}
      onSubmit={() => void send(typed)}
      actions={
        <>
          <Button type="submit" variant="primary" className="self-start" isBusy={isBusy}>
            {isBusy ? "Saving figures..." : "Save figures"}
          </Button>
          <p role="status" className="text-sm text-muted empty:hidden">
            {missingWords(figures)}
          </p>
        </>
      }
    >
      {FIELDS.map(({ name, label, inputMode }) => (
        <TextField
          key={name}
          label={label}
          inputMode={inputMode}
          autoComplete="off"
          value={typed[name]}
          onChange={(text) => {
            setTyped({ ...typed, [name]: text });
            correct(name);
          }}
          {...marksOf(refusal, name)}
        />
      ))}
    </Form>
  );
}

const NO_NUMBER = "Enter a number, or leave the field empty.";

/** The figures as typed, or the fields that hold no number. */
function readFigures(typed: Typed): BusinessFigures | FormRefusal {
  const figures: BusinessFigures = { monthlyVisitors: null, conversionRate: null, averageOrderValue: null };
  const wrong: Record<string, string> = {};
  for (const { name } of FIELDS) {
    const figure = figureOf(typed[name]);
    if (figure === undefined) wrong[name] = NO_NUMBER;
    else figures[name] = figure;
  }
  return Object.keys(wrong).length === 0 ? figures : wrongFields(wrong, NO_NUMBER);
}

function useSaving(onSaved: (figures: BusinessFigures) => void) {
  const queryClient = useQueryClient();
  const refreshDashboard = useRefresh(dashboardQuery);
  return useSubmit(async (typed: Typed): Promise<FormRefusal | void> => {
    const figures = readFigures(typed);
    if ("fields" in figures) return figures;
    const stored = await storeBusinessFigures(figures);
    queryClient.setQueryData(businessFiguresQuery.queryKey, stored);
    onSaved(stored);
    toast.success("Business figures saved");
    await refreshDashboard();
  }, "Failed to save the figures");
}
