/** `ownerType` of photos; their `ownerId` is the employee's. Read at the employee's own address only. */
export const EMPLOYEE_PHOTO = 'employee_photo'
