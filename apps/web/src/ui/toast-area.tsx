import { useEffect, useRef, useState, type ComponentType } from "react";

import { PlainToaster } from "./plain-toaster.tsx";
import { hasToasts, onToast } from "./toast.ts";

/**
 * Fetches what shows toasts. Where that fails, most likely for want of the connection a toast is to report, comes the
 * one that needs no fetching.
 */
export async function loadToaster(): Promise<ComponentType> {
  try {
    return (await import("./toaster.tsx")).Toaster;
  } catch {
    return PlainToaster;
  }
}

/** Where toasts appear; nothing is loaded until there is something to say. */
export function ToastArea() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  const isAsked = useRef(false);
  useEffect(() => {
    const show = async () => {
      if (isAsked.current) return;
      isAsked.current = true;
      const loaded = await loadToaster();
      setToaster(() => loaded);
    };
    if (hasToasts()) void show();
    return onToast(() => void show());
  }, []);
  return Toaster && <Toaster />;
}
