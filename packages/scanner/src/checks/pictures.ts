/**
 * Component of what pictures lack wherever they are inserted: their size, a fitting file, late loading. However many
 * pictures lack it, one change to how the site inserts pictures fixes them.
 */
export const PICTURES = "pictures";
