const STEP = /^\s*ISO-10303-21\s*;/
const IFC_SCHEMA = /FILE_SCHEMA\s*\(\s*\(\s*'IFC/i

/** Whether a file is a building model (IFC, written as ISO 10303-21), by its first lines. */
export const isBuildingModel = (head: Buffer): boolean => {
  const text = head.toString('latin1')
  return STEP.test(text) && IFC_SCHEMA.test(text)
}
