import { POINTER_GESTURES } from "#checks/accessibility/families/pointer-gestures.ts";
import { isMessage, quoted, unlessUntried } from "#checks/accessibility/operated/judge-operated.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import { type Gesture, type Gestures, GESTURES } from "#gather/operating/gestures/gesture-facts.ts";
import type { Effect, StateChange } from "#gather/operating/controls/effect-facts.ts";

export const a11yActsOnPress = rule({
  id: "a11y-acts-on-press",
  severity: "medium",
  criteria: ["2.5.2"],
  defect: "Control that acts as soon as it is pressed",
  title: "Controls act when the pointer is released, not when it is pressed",
  ...POINTER_GESTURES,
  fixSteps: [
    "React to the click event instead of mousedown, pointerdown or touchstart.",
    "If the press itself must do something, undo it when the pointer is released outside of the control.",
    "Then try it: press the mouse button on the control, slide off, and let go. Nothing must have happened.",
  ],
  effort: "S",
  examines: [examine(GESTURES, decide)],
});

/** Notes, in letters and in syllables, drums, and letters of a keyboard; an x closes something. */
const KEYS_PLAYED =
  /^(?:(?!x)\p{L}|(?:[a-h]|do|ut|re|ré|mi|fa|sol|la|si|ti)\s?(?:[#♯b♭]|is|es|sharp|flat)?\s?\d?|(?:bass |snare |floor )?(?:kick|snare|drum|hi-?hat|tom(?:-?tom)?|cymbal|crash|ride|clap|cowbell|caisse claire|grosse caisse|caja|bombo|platillo)s?\s?\d?)$/iu;
const DIGIT = /^\d$/;
/** How controls say that they take something away. */
const REMOVES =
  /^(?:delete|remove|discard|löschen|entfernen|supprimer|retirer|eliminar|borrar|quitar|elimina|rimuovi|excluir|remover|verwijder(?:en)?|usuń|ta bort|radera|slett?|fjern|poista|odstranit|odebrat|smazat|odstrániť|töröl|șterge|elimină|obriši|ukloni|sil|kaldır|удалить|убрать|видалити)(?!\p{L})|(?<!\p{L})(?:löschen|entfernen|verwijderen|törlése|eltávolítása|sil|kaldır)$|削除|删除|삭제/iu;

function decide({ gestures, notTried }: Gestures): Decision | { reason: string } {
  // On the track of a slider, another press sets it back.
  const still = gestures.filter(
    ({ isMoved, onPress, holdsSlider }) => !isMoved && holdsSlider !== true && isMoreThanALook(onPress),
  );
  return unlessUntried({ applies: still.length > 0, defects: still.flatMap(defectOf) }, notTried);
}

/** Buttons look pressed while they are. */
function isMoreThanALook({ shown, hidden, texts, states, left, asked }: Effect): boolean {
  return shown.length + hidden.length + texts.length + states.length + left.length + asked > 0;
}

function isEmptied({ name, ofControl, from, to }: StateChange): boolean {
  return name === "value" && !ofControl && (from ?? "") !== "" && (to ?? "") === "";
}

/** Whether the control went with what it took away, and nothing came that offers it back. */
function isGone({ isReplaced, hidden, shown }: Effect): boolean {
  return isReplaced && hidden.length > 0 && shown.length === 0;
}

/** What only opens, or looks pressed, can be closed or let go of again. */
function defectOf({ onPress, isTakenBack, hasWayBack, hasOtherWay, name, element }: Gesture): RuleDefect[] {
  const what = quoted(name, "This control");
  if (onPress.left.length > 0 || onPress.asked > 0) {
    const does = onPress.left.length > 0 ? "leads to another page" : "asks a question";
    return [{ message: `${what} ${does} as soon as it is pressed, before the pointer is released`, element }];
  }
  if (!isTakenBack && onPress.states.some(isEmptied)) {
    const message = `${what} empties a field as soon as it is pressed, and sliding off doesn't bring the entry back`;
    return [{ message, element }];
  }
  const said = onPress.shown.filter(isMessage);
  // What came and can't be sent away again where it was called is done, whatever it says.
  const stays = hasWayBack === false && onPress.shown.length > 0;
  // What stands for the key of an instrument or a keyboard must act on the press: the criterion excepts it.
  if (KEYS_PLAYED.test(name)) return [];
  const isChanged =
    (stays || onPress.hidden.length + onPress.texts.length + said.length > 0) && onPress.reachesBeyond;
  if (!isChanged || isTakenBack) return [];
  const message = `${what} changes the page as soon as it is pressed, and sliding off doesn't take that back`;
  // What says that something was done, and offers nothing to undo it, is done. Steps and choices go back by others like them.
  const isSaid = said.length > 0 && onPress.hidden.length === 0 && hasWayBack === false && !hasOtherWay;
  const isDone = (!DIGIT.test(name) && isSaid) || (REMOVES.test(name) && isGone(onPress));
  return [
    isDone
      ? { message, element }
      : { outcome: "review", message: `${message}. Can people undo it?`, element },
  ];
}
