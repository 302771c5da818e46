import type { AddonInput } from './input.ts';

/** What the README of an add-on says. */
type ReadmeInput = Pick<AddonInput, 'name' | 'title' | 'url' | 'version' | 'build' | 'licence'>;

/** Returns the README of an add-on: what it is, how to install it, how to replace it. */
export function addonReadme({ name, title, url, version, build, licence }: ReadmeInput): string {
  return `# ${title}: definitions for the Lua language server

Completion, hover text and type checks for the API that ${url} describes. Made by version ${version} of that site,
build ${build}; \`version.json\` says the same for programs.

## Install

1. Put this folder, \`${name}\`, into a folder for add-ons outside your scripts, such as \`lua-addons\`.
2. In the folder of your scripts, create \`.luarc.json\` with the settings of \`config.json\`, and name the folder \`library\`:

\`\`\`json
{
  "workspace.library": ["/home/me/lua-addons/${name}/library"]
}
\`\`\`

In \`.luarc.json\`, settings are written without \`Lua.\` in front. Instead of step 2, \`workspace.userThirdParty\` can name
the folder \`lua-addons\`: the editor then offers the add-on when it meets a script that needs it.

## Update

Replace the whole folder with that of a new download, and restart the language server.
${licence === undefined ? '' : '\nThe licence is in the file `LICENSE`.\n'}`;
}
