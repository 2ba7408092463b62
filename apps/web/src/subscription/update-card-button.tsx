import { failureMessage } from "#api/api-error.ts";
import { Button, type ButtonProps } from "#ui/button.tsx";
import { toast } from "#ui/toast.ts";
import { untilShownAgain } from "#ui/until-shown-again.ts";
import { useAction } from "#ui/use-action.ts";

import { cardPage, FAILED } from "./subscription.api.ts";

interface UpdateCardButtonProps extends Pick<ButtonProps, "variant" | "size"> {
  children: string;
}

/** Leads to the payment provider's page on which the card on file is replaced. */
export function UpdateCardButton({ children, ...look }: UpdateCardButtonProps) {
  const { run, isBusy } = useAction(async () => {
    try {
      globalThis.location.assign(await cardPage());
      await untilShownAgain();
    } catch (error) {
      toast.error(failureMessage(error, FAILED.card));
    }
  });
  return (
    <Button {...look} isBusy={isBusy} onPress={() => void run()}>
      {children}
    </Button>
  );
}
