import { ProjectGuaranteeExtensionSchema } from '#database/schema'

/** A later end that was agreed for a guarantee. */
export default class ProjectGuaranteeExtension extends ProjectGuaranteeExtensionSchema {}
