/** For a box that scrolls: without it the keyboard could not reach what lies below its edge. */
export const SCROLLABLE = { tabIndex: 0 }
