/** The page that is open, for a form that leads back to it. */
export const returnHere = () => `${location.pathname}${location.search}`;
