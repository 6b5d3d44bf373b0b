import { DepartmentMoveSchema } from '#database/schema'

/** Where a department belongs from a day on, until its next move. */
export default class DepartmentMove extends DepartmentMoveSchema {}
