import { copyProject } from './test/dist/copy-of-project.ts';
import { rewriteContent } from './test/owner/rewrite-content.ts';
const copy = copyProject('rewritten');
console.log(copy);
const s = performance.now();
try {
  console.log(rewriteContent(copy));
} catch (e) {
  console.log(String(e).slice(0, 3000));
}
console.log(performance.now() - s);
