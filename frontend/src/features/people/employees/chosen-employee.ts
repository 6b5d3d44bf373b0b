/** The part of a request that names its person: nothing where someone asks for themselves. */
export const chosenEmployee = (employeeId: unknown) => (employeeId ? { employeeId } : {})
