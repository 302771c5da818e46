export { changesText } from './changes-text.ts';
export { diffOutlines, hasApiChanges } from './diff.ts';
export {
  type Api,
  type ApiConstant,
  type ApiEvent,
  type ApiFamily,
  type ApiFunction,
  type ApiGroup,
  type ApiPage,
  type ApiText,
  type ApiType,
  type ApiValue,
  FORMAT_VERSION,
} from './format.ts';
export { type Outline, outlineOf } from './outline.ts';
export { apiProblems, readApi } from './read.ts';
export { apiSchema, SCHEMA_FILE } from './schema.ts';
export { formatSnapshot, type Snapshot } from './snapshot.ts';
