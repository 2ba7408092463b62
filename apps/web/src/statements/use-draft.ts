import type { Signing, StatementVersion } from "@plumbline/contract/statements";
import { replaceEqualDeep } from "@tanstack/react-query";
import { useState } from "react";

import { toast } from "#ui/toast.ts";
import { useHeldTyping, useKeptTyping } from "#session/kept-typing.ts";
import { type FormRefusal } from "#ui/form-refusal.ts";
import { useUnsaved } from "#ui/unsaved.ts";
import { useSubmit } from "#ui/use-submit.ts";

import { SAVE_FAILED, type Saving } from "./statements.api.ts";

/** All versions as the server answers them after a save or a signature. */
interface Answer<T> {
  versions: readonly StatementVersion[];
  draft: { terms: T } | null;
}

interface DraftOptions<T, A extends Answer<T>> {
  /** Which form it is. */
  form: string;
  terms: T;
  /** Whether the newest version says the same. */
  isSaved: boolean;
  versions: readonly StatementVersion[];
  store: (saving: Saving<T>) => Promise<A>;
  sign: (id: string, signing: Signing) => Promise<A>;
  /** Takes over what the server answered. */
  onAnswer: (answer: A) => void;
  /** What is wrong before anything is sent. */
  check?: (terms: T) => FormRefusal | null;
}

/** What one can do with what is on screen, whatever it says. */
export type Writing = Omit<ReturnType<typeof useDraft>, "terms" | "change">;

/** What a person writes, from the last version on: its changes, its saves and its signature. */
export function useDraft<T, A extends Answer<T>>(options: DraftOptions<T, A>) {
  const { form, terms: saved, isSaved, versions, store, sign, onAnswer, check } = options;
  const [newest] = versions;
  const first = useKeptTyping(form, () => ({
    terms: saved,
    base: saved,
    basedOn: newest?.version ?? null,
  }));
  const [terms, setTerms] = useState(first.terms);
  // As this person last saw it saved, or proposed: what differs from it they typed themselves.
  const [base, setBase] = useState(first.base);
  // The version on screen, which may not be the newest any more: what was saved meanwhile is never overwritten unseen.
  const [basedOn, setBasedOn] = useState(first.basedOn);
  const isUnsaved = replaceEqualDeep(base, terms) !== base;
  useUnsaved(isUnsaved);
  useHeldTyping(form, { terms, base, basedOn }, isUnsaved);
  const [isSigning, setSigning] = useState(false);
  const { send, isBusy, refusal, correct } = useSubmit(async () => {
    const wrong = check?.(terms) ?? null;
    if (wrong !== null) return wrong;
    const answer = await store({ terms, basedOn });
    toast.success(`Version ${answer.versions[0]?.version ?? 1} saved`);
    const stored = answer.draft?.terms ?? terms;
    setTerms(stored);
    setBase(stored);
    setBasedOn(answer.versions[0]?.version ?? null);
    onAnswer(answer);
    return undefined;
  }, SAVE_FAILED);
  return {
    terms,
    newest,
    refusal,
    isBusy,
    isSigning,
    // Answers with its first argument where both say the same, in whatever order.
    isChanged: newest === undefined || !isSaved || replaceEqualDeep(saved, terms) !== saved,
    save: () => void send(),
    change: (part: Partial<T>) => {
      setTerms({ ...terms, ...part });
      correct();
    },
    openSigning: () => setSigning(true),
    closeSigning: () => setSigning(false),
    sign: async (signing: Signing) => {
      if (newest === undefined) throw new Error("No version is saved yet.");
      const answer = await sign(newest.id, signing);
      toast.success(`Version ${newest.version} signed`);
      onAnswer(answer);
    },
  };
}
