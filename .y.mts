import { build } from 'esbuild';
import { scriptOptions } from './tools/build/options';
import { readFileSync } from 'node:fs';
const styles = JSON.parse(/JSON\.parse\('([^']+)'\)/.exec(readFileSync(process.argv[2]!,'utf8'))![1]!);
const r=await build({...scriptOptions(false, styles) as any,write:false});
for(const f of Object.keys(r.metafile!.outputs)) if(/\/(chunk|rooms-)/.test(f)){
 const o=r.metafile!.outputs[f]!; if(o.bytes<600) continue; if(/chunk/.test(f)&&o.bytes>30000) continue;
 console.log('\n',f,o.bytes);
 for(const [k,v] of Object.entries(o.inputs).sort((a,b)=>b[1].bytesInOutput-a[1].bytesInOutput).slice(0,75)) if(v.bytesInOutput>300) console.log('  ',v.bytesInOutput,k);
}
