import { useState } from "react";

import { Button } from "#ui/button.tsx";

import { ReactivateDialog } from "./reactivate-dialog.tsx";

/** Starts a lapsed subscription again, once its owner has seen what that costs (`docs/product.md`, 'Subscription status'). */
export function ReactivateButton({ size = "md" }: { size?: "md" | "sm" }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="primary" size={size} onPress={() => setAsking(true)}>
        Reactivate Subscription
      </Button>
      {isAsking && <ReactivateDialog onClose={() => setAsking(false)} />}
    </>
  );
}
