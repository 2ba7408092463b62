import type { OperatedControls } from "#gather/operating/controls/control-facts.ts";
import type { OpenedDialog } from "#gather/operating/opened/dialog-facts.ts";

/** Dialogs that keep people from the page behind, each once however many controls open it. */
export function modalDialogs(operated: OperatedControls): OpenedDialog[] {
  return openedDialogs(operated).filter(({ isModal }) => isModal);
}

/** All that opened as a dialog, each once. */
export function openedDialogs({ controls, comers = [] }: OperatedControls): OpenedDialog[] {
  const all = [...controls.map(({ dialog }) => dialog), ...comers];
  const dialogs = all.flatMap((dialog) => dialog ?? []);
  return [
    ...new Map(dialogs.toReversed().map((dialog) => [dialog.element.selector, dialog])).values(),
  ].toReversed();
}

/** Whether assistive technology is told that it is a dialog. */
export function saysItIsDialog({ role }: Pick<OpenedDialog, "role">): boolean {
  return role === "dialog" || role === "alertdialog";
}

/** A dialog by its name, for people. */
export function dialogWords({ name }: OpenedDialog): string {
  return name === "" || name.length > LONGEST_NAME ? "the dialog" : `the dialog “${name}”`;
}

const LONGEST_NAME = 60;
