/**
 * The factor of a line's unit that was in force on a day; of a unit without any, none. It reads
 * `material_units u` beside lines `l`.
 */
export const factorOn = (day: string) => `u.material_id = l.material_id AND u.unit = l.unit
    AND u.valid_from_on = (SELECT MAX(x.valid_from_on) FROM material_units x
      WHERE x.material_id = l.material_id AND x.unit = l.unit AND x.valid_from_on <= ${day})`

/** Lines of orders keep the factor of the day on which they were ordered. */
export const ORDERED_FACTOR = `LEFT JOIN material_units u ON ${factorOn('o.ordered_on')}`
