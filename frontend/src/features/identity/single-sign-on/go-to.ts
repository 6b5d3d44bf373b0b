/** Leaves the portal for a page of another site. */
export const goTo = (url: string) => window.location.assign(url)
