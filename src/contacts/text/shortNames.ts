import { foldedText } from './fold';

/** First names and their short forms, a person's to a line: who has one of them may have any other on the next card. */
const GROUPS = `
robert bob bobby rob robbie bert
william bill billy will willy willie liam
thomas tom tommy thom
michael mike mick mickey mikey
james jim jimmy jamie
elizabeth elisabeth liz lizzie beth betty eliza lisa elsa elise bess libby
katherine catherine kathryn catharine katharine kate katie kathy cathy kat kitty kit
john jack johnny jon
jonathan jon jonny johnathan
joseph joe joey jo
david dave davey
stephen steven steve stevie
richard rick ricky rich dick
edward ed eddie ted teddy ned
edwin ed eddie
edmund ed eddie ted
charles charlie chuck chas
christopher chris topher kit
christine christina chris chrissy tina christa
christian chris
daniel dan danny
matthew matt matty
anthony tony ant
antonio tony toni
andrew andy drew
alexander alex alec sandy xander sascha
alexandra alex sandra sandy sascha alexa
alexis alex
nicholas nicolas nick nicky klaus
nicole nicky nikki
benjamin ben benny benji
samuel sam sammy
samantha sam sammy
patrick pat paddy
patricia pat patty trish tricia patsy
peter pete
philip phillip phil pip
gregory greg gregg
geoffrey jeffrey geoff jeff
jeffery jeff
kenneth ken kenny
ronald ron ronnie
donald don donnie
timothy tim timmy
terence terrence terry
theresa teresa terry tess tessa tracy
lawrence laurence larry lars lorenz
leonard len lenny leo
leonardo leo
frederick frederic fred freddie freddy
alfred alf alfie fred
albert al bert bertie
alan al
raymond ray
vincent vince vinny vin
victor vic
victoria vicky vicki tori
walter walt wally
harold harry hal
henry harry hank hal
francis frank frankie
franklin frank
margaret maggie meg peggy marge greta rita daisy margo
deborah debra deb debbie
barbara barb babs barbie
susan sue susie suzy
suzanne sue suzy susie
jennifer jen jenny jenn
jessica jess jessie
rebecca becky becca
pamela pam
cynthia cindy
sandra sandy
judith judy jude
dorothy dot dottie dolly
victoria vicky
caroline carol carrie caro
carolyn carol carrie
jacqueline jackie jacqui
kimberly kim kimmy
amanda mandy
melissa mel missy
melanie mel
abigail abby gail
angela angie
ann anne annie nancy nan
anna annie anni anja
valerie val
veronica ronnie vera
virginia ginny
gabriel gabe
gabrielle gabby
nathaniel nathan nate nat
nathan nate
zachary zach zack
joshua josh
jacob jake
joel joe
gerald gerry jerry
gerard gerry
jeremy jerry jem
arthur art artie
martin marty
maxwell max
maximilian max maxi
clifford cliff
clinton clint
douglas doug
bradley brad
russell russ
stanley stan
stuart stu
theodore ted theo teddy
wesley wes
eugene gene
randall randy
randolph randy
rodney rod
roderick rod roddy
reginald reg reggie
ernest ernie
cameron cam
jordan jordy
desmond des
dennis denny
denise dee
eleanor ellie nell nora elle
ellen nell ellie
emily em emmy
emma em emmy
florence flo flossie
frances fran frankie fanny
gwendolyn gwen
harriet hattie
helen nell nellie
josephine jo josie
joanna jo joan
joanne jo
kristina kris tina
lucille lucy
madeleine maddie
matilda tilly
mildred millie
natalie nat
penelope penny
philippa pippa
rosemary rose rosie
sarah sara sally sadie
stephanie steph
tabitha tabby
yvonne vonnie
louis lou louie
louise lou
johannes hans johann hannes jan
johanna hanna hanne
friedrich fritz fred
heinrich heinz heiner
wilhelm willi willy helmut
josef sepp joseph jupp
ludwig lutz
matthias mathias hias matze
andreas andi andy
michael michi
stefan steffen steff stephan
sebastian basti bastian seb
tobias tobi
benedikt bene
franziska franzi
katharina kathi katrin kathrin katja kati
elisabeth lisa lisbeth sissi elli else
margarete grete gretel margret margit
susanne susi sanne
christoph chris stoffel
florian flo
dominik dome
ulrich uli ulli
ulrike uli ulli rike
gerhard gerd
bernhard bernd
reinhard reiner
joachim jochen achim
karl-heinz kalle
rudolf rudi rolf
georg schorsch jorg
theresia resi therese
maria mia marie mitzi
giuseppe beppe peppe pino giuse
giovanni gianni nanni vanni
francesco franco checco cesco
antonio toni nino tonino
luigi gigi gino
salvatore toto turi
domenico mimmo
vincenzo enzo
lorenzo enzo renzo
alessandro sandro ale alex
roberto beto berto tito
jose pepe josep
francisco paco pancho curro kiko fran
jesus chus suso
manuel manolo manu
ignacio nacho
enrique quique kike
rafael rafa
eduardo edu lalo
alejandro alex jandro ale
guillermo guille memo
concepcion concha conchita
dolores lola loli
guadalupe lupe
mercedes merche
pilar pili
jean-pierre jp
frederic fred
dominique dom
maurice momo
joao joaozinho
sebastiao tiao
katarzyna kasia kaska
malgorzata gosia malgosia
agnieszka aga
joanna asia joasia
aleksandra ola
aleksander olek alek
anna ania
barbara basia
magdalena magda lena
zofia zosia
stanislaw staszek stas
krzysztof krzysiek
grzegorz grzesiek
tomasz tomek
wojciech wojtek
jakub kuba
piotr piotrek
pawel pawelek
andrzej andrzejek
александр саша шура саня алекс
александра саша шура
алексей леша алеша
дмитрий дима митя
владимир вова володя
михаил миша
николай коля
сергей сережа серега
евгений женя
евгения женя
екатерина катя
мария маша
наталья наташа
татьяна таня
елена лена алена
ольга оля
анастасия настя
юлия юля
иван ваня
павел паша
константин костя
aleksandr sasha alexander alexandr
aleksandra sasha alexandra
dmitry dmitri dima
vladimir vova volodya
mikhail misha
yekaterina ekaterina katya
natalia natalya natasha
tatiana tatyana tanya
cornelis kees cor
hendrik henk rik
johannes jan hans joop
wilhelmus wim willem
willem wim
petrus piet peter
antonius ton toon anton
gerardus gerard
theodorus theo
jacobus jaap koos
muhammad mohammed mohamed mohammad muhammed mohamad mohd
ahmed ahmad
hussein hussain husain hossein
yusuf yousef youssef yousuf
ibrahim ebrahim
`;

const groups = new Map<string, Set<number>>();
for (const [group, line] of GROUPS.trim().split('\n').entries()) {
  for (const name of foldedText(line).split(' ')) {
    groups.set(name, (groups.get(name) ?? new Set()).add(group));
  }
}

/** Whether one person may be called both: Bob and Robert, but not Alexander and Alexandra. */
export function areFormsOfOne(a: string, b: string): boolean {
  const others = groups.get(b);
  return [...(groups.get(a) ?? [])].some((group) => others?.has(group));
}

/** Whether many people are called so: it is a first name, or a short form of one. */
export function isForename(word: string): boolean {
  return groups.has(word);
}
