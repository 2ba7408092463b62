import { LogOut } from "lucide-react";
import { useState } from "react";

import { logOut } from "#session/session.ts";
import { Button } from "#ui/button.tsx";
import { hasUnsaved } from "#ui/unsaved.ts";

import { LeaveDialog } from "./leave-dialog.tsx";

/** The way out. It asks first where that would lose what someone has typed, as a link to another page does. */
export function LogOutButton() {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        className="w-full"
        icon={<LogOut aria-hidden className="size-4" />}
        onPress={() => (hasUnsaved() ? setAsking(true) : logOut())}
      >
        Logout
      </Button>
      {isAsking && <LeaveDialog confirmLabel="Log out" onLeave={logOut} onStay={() => setAsking(false)} />}
    </>
  );
}
