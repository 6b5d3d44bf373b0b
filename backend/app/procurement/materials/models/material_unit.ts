import { MaterialUnitSchema } from '#database/schema'

/** Another unit in which a material is bought or handed out. */
export default class MaterialUnit extends MaterialUnitSchema {}
