/** Inner size of a window; CSS pixels. */
export interface Viewport {
  width: number;
  height: number;
}

/** In which pages are visited. */
export const USUAL_WINDOW: Viewport = { width: 1280, height: 800 };
