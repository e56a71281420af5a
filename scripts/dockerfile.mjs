// Reads docker/Dockerfile without a container engine.
import { DockerfileParser } from 'dockerfile-ast';
import { readFileSync } from 'node:fs';

/** The instructions of every stage, in order: `{name, steps: [{keyword, args, flags}]}`. */
export function readDockerfile(file) {
  const stages = [];
  for (const instruction of DockerfileParser.parse(readFileSync(file, 'utf8')).getInstructions()) {
    const keyword = instruction.getKeyword();
    if (keyword === 'ARG' && !stages.length) continue;
    if (keyword === 'FROM') {
      stages.push({
        name: instruction.getBuildStage() ?? String(stages.length),
        base: instruction.getImage(),
        steps: [],
      });
      continue;
    }
    const flags = Object.fromEntries((instruction.getFlags?.() ?? []).map((flag) => [flag.getName(), flag.getValue()]));
    const args = instruction.getArguments().map((argument) => argument.getValue());
    stages.at(-1).steps.push({ keyword, args, flags, text: argumentsText(instruction) });
  }
  return stages;
}

/** Without the keyword, continuation lines joined, comments between them left out. */
function argumentsText(instruction) {
  return (instruction.getArgumentsContent() ?? '')
    .split('\n')
    .filter((line) => !/^\s*#/.test(line))
    .join('\n')
    .replace(/\\\n/g, ' ');
}
