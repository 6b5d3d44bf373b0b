import { importOf } from '#core/imports/registry'
import { registerFileOwner } from '#files/shared/file_owners'
import type File from '#files/shared/models/file'

const resourceOf = ({ ownerType }: File) => ownerType!.slice('imports.'.length)

/** A table submitted, and what was wrong with it, are for who imports it, while they may. */
registerFileOwner('imports', {
  resource: resourceOf,
  also: ({ id, abilities }, file) => {
    const definition = importOf(resourceOf(file))
    return file.createdBy === id && !!definition && abilities.has(definition.ability)
  },
})
