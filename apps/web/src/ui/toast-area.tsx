import { useEffect, useState, type ComponentType } from "react";

import { hasToasts, onToast } from "./toast.ts";

/** Fetches what shows toasts, for screens that must be able to say that the connection is gone. */
export async function loadToaster(): Promise<ComponentType | null> {
  try {
    return (await import("./toaster.tsx")).Toaster;
  } catch {
    // Messages in passing must not take the screen down with them; the next one tries again.
    return null;
  }
}

/** Where toasts appear; nothing is loaded until there is something to say. */
export function ToastArea() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  useEffect(() => {
    const show = async () => {
      const loaded = await loadToaster();
      setToaster(() => loaded);
    };
    if (hasToasts()) void show();
    return onToast(() => void show());
  }, []);
  return Toaster && <Toaster />;
}
