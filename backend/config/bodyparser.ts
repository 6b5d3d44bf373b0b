import { defineConfig } from '@adonisjs/core/bodyparser'

/**
 * Nothing is trimmed or nulled here: a password keeps its blanks, a field's rules decide.
 * Multipart bodies are never read before the route has checked who asks and what for.
 */
export default defineConfig({
  allowedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  form: { convertEmptyStringsToNull: false, trimWhitespaces: false, types: [] },
  json: {
    limit: '512kb',
    strict: true,
    convertEmptyStringsToNull: false,
    trimWhitespaces: false,
    types: ['application/json'],
  },
  raw: { types: [] },
  multipart: {
    autoProcess: false,
    convertEmptyStringsToNull: false,
    trimWhitespaces: false,
    processManually: [],
    limit: '45mb',
    maxFields: 60,
    fieldsLimit: '256kb',
    types: ['multipart/form-data'],
  },
})
