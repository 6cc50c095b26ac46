import { wordSet } from '../../platform/wordSet';
import { foldedText } from './fold';

/** Family names that tell the order of a name, and words that belong to one. Folded: small, without marks. */

/** Small words before a family name. */
export const SMALL_PARTICLES = wordSet(
  'von van der den dem de del della delle dei di da das do dos du des la le las los lo zu zum zur und y e ' +
    'af av ter ten te bin ibn binti al el',
);
/** The same, with those that are written with a capital, too. */
export const PARTICLES: ReadonlySet<string> = new Set([
  ...SMALL_PARTICLES,
  ...wordSet(
    'vom vander vanden vande mc degli dei dal dalla dello dela delos li ui ni nic mac o st ste saint sainte ben bint ' +
      'abu abou abd abdul abdel abdal d بن ابن بنت أبو ابو عبد آل ال בן בר',
  ),
]);
/** No given name begins with one of these, so a name that does has the family first: De Luca Giuseppe. */
export const NEVER_GIVEN = wordSet(
  'de di del della delle dello dei degli dal dalla dela delos da das do dos du des von vom zu zum zur van der den vander vanden ' +
    'vande ter ten el al la le lo las los',
);
/** But for these: La Toya Jackson, De Andre Smith, Van Dyke Parks. */
export const GIVEN_AFTER =
  /^(?:andre|shawn|marcus|angelo|wayne|ante|von|vante|quan|juan|anna|toya|tonya|keisha|shonda|donna|roy|ron|bron|ann|marr|alton|metrius|mar|dyke|vaughn|mont|ray|verne)$/;

/** Dutch families behind a "Van", which is an American given name, too: Van Dijk Peter, Van Maximilian Carlson. */
export const DUTCH =
  /(?:ijk|yc?k|damme|hout(?:en|te)?|aele?|elde?|oorde?|oeck|broe?c?k|uyse|bergh?e?n?|bosch|hove|acker|gogh|basten|persie|gaal|loon|meer|kampen|gent|steen|zyl|rooyen|heerden|tonder|niekerk|eynde|horn|hecke|goethem|laere|parys|roy|rossem|impe|ginderachter)$/;

/** Ranks of nobility between the given name and the family's, which they are a part of: Otto Freiherr von Berg. */
export const NOBILITY = wordSet(
  'freiherr freifrau freiin graf grafin prinz prinzessin furst furstin herzog herzogin ritter edler edle baron baronin ' +
    'baronesse comte comtesse vicomte marchese conte contessa jonkheer jonkvrouw',
);

/** These bind the next word to them, and the article between, to one name: عبد الله, Abd el Rahman. */
export const SERVANTS = wordSet('abd abdul abdel abdal abdur عبد');
/** These, with the article before them, end a name that the word before begins: Salah El Din, سيف الإسلام. */
export const DEVOUT = wordSet(
  'din deen dine islam haq haqq hak eldin aldin eddin eddine uddin udeen الدين الاسلام الحق الله allah ullah',
);
export const ARTICLES = wordSet('el al ad ed ud ul');

/** `Rashid oglu`, `Rustam qizi`: whose child somebody is. */
export const CHILD_OF = wordSet(
  'oglu ogly ogli oqli uglu ugli uly uulu qizi kizi gizi kyzy kyzi оглы оглу кызы гызы улы угли углы уулу қызы ұлы',
);

/** What stands after a particle in a given name: María del Carmen. */
export const DEVOTIONS = wordSet(
  'carmen angeles pilar cruz jesus fatima lourdes rosario mar luz guadalupe carmo conceicao gracas dores socorro ' +
    'mercedes dolores milagros nieves rocio sagrario consuelo remedios rosa lima ceu',
);

/** Titles and forms of address; `dotted` ones are names too, where no dot follows. */
export const TITLES = wordSet(
  'dr drs dra prof professor mr mrs ms miss mx sir dame herr frau hr fr mme mlle monsieur madame sig signora dott ' +
    'ing dipl diplom mag phd mba msc bsc llm cpa esq sra srta judr mudr phdr sr univ priv doz dhr mevr mw med rer nat ' +
    'jur iur phil pol dent vet oec habil hc pd mgr mga maga engr dottssa siga sigra avv profssa profin drin mult lord ' +
    'lady kfm kffr betriebsw wirtsch inf psych chem phys math biol kaufm herrn inz paeddr rndr mvdr thdr bc doc em ' +
    'smt shri sri datuk dato tuan puan ustaz doktor doutor doutora signor monsignore madam messrs fru froken herra ' +
    'rouva pani',
);
export const DOTTED_TITLES = wordSet(
  'arch rag geom eng rev hon capt col lt maj gen sgt adv st ir lic sen jun gov av op ths ts gs pgs',
);

/** The same of other scripts and languages: a row a script, without the signs that stand in them. */
const FOREIGN_TITLES: Readonly<Record<string, string>> = {
  arabic:
    'السيد السيدة الآنسة سيد سيدة الدكتور الدكتورة دكتور دكتورة دكتوره المهندس المهندسة مهندس مهندسة الأستاذ الأستاذة أستاذ أستاذة الأستاذ ' +
    'الشيخ الشيخة شيخ الحاج الحاجة المحامي المحامية السفير السفيرة الوزير اللواء العميد العقيد النقيب سعادة معالي سمو الأمير الأميرة فضيلة',
  persian: 'آقای خانم دکتر مهندس استاد جناب محترم محترمه ڈاکٹر پروفیسر مسٹر مسز حاجی',
  cyrillic:
    'г-н г-жа господин госпожа д-р др доктор проф профессор професор акад академик доц доцент инж инженер ктн дтн кэн дэн кмн дмн кфн ' +
    'дфн кюн дюн пан пані гн гжа адв',
  greek:
    'κ κος κα κυριος κυρια δις δεσποινις δρ δοκτωρ καθ καθηγητης καθηγητρια ιατρος δικηγορος αρχ πολ μηχ',
  hebrew: 'דר פרופ פרופסור מר גב גברת הרב רב עוד אינג אדר אדריכל אדריכלית',
  thai: 'นาย นาง นางสาว น.ส คุณ ดร ผศ รศ ศ นพ พญ อาจารย์ พล.อ',
  devanagari: 'डॉ डॉक्टर श्री श्रीमती सुश्री प्रो प्रोफेसर पंडित एडवोकेट इंजी',
  indic:
    'ড ডঃ ডাঃ ডা ডক্টর শ্রী শ্রীমতী জনাব অধ্যাপক திரு திருமதி முனைவர் டாக்டர் శ్రీ శ్రీమతి డా ಶ್ರೀ ಶ್ರೀಮತಿ ಡಾ ശ്രീ ശ്രീമതി ഡോ શ્રી શ્રીમતી ડૉ ਡਾ ਸ੍ਰੀ',
  caucasian: 'ბატონი ქალბატონი დოქტორი პროფესორი պարոն տիկին օրիորդ դոկտոր պրոֆեսոր պրն տկն դր',
  turkish: 'sayin bayan uzm yrd avukat muhendis ogr gor',
  malay: 'bapak bpk ibu pak sdr sdri drg kombes encik cik datin haji hajah hj',
};
export const TITLES_OF_SCRIPTS: ReadonlySet<string> = new Set(
  Object.values(FOREIGN_TITLES)
    .flatMap((row) => row.split(' '))
    .map((title) => foldedText(title).replace(/\./g, '')),
);
/** Single letters are a title with a dot or a stroke alone: د. م. أ. */
export const LETTER_TITLES: ReadonlySet<string> = new Set(
  ['د', 'م', 'أ', 'أد', 'دم', 'ذ', 'ש', 'ศ', 'ড'].map((title) => foldedText(title)),
);
/** Written without a blank before a name, too. */
export const GLUED_TITLES =
  /^((?:(?:นางสาว|นาย|นาง|คุณ|ดร\.|ผศ\.|รศ\.|ศ\.|น\.ส\.|นพ\.|พญ\.)+(?=\p{Script=Thai}{2}))|(?:(?:د|م|أ|ا|أ\.د|ذ)[./])+(?=\p{Script=Arabic}{2})|(?:डॉ|प्रो)\.(?=\p{Script=Devanagari}{2}))/u;
/** A title of these stands before a family name alone, too: Mrs De Luca. */
export const FAMILY_TITLES = wordSet(
  'mr mrs ms herr frau hr fr mme mlle m monsieur madame sig signora signor dr prof professor doktor dhr mevr fru herra ' +
    'rouva pani г-н г-жа господин госпожа д-р проф профессор доктор κ κοσ κα κυριοσ κυρια δρ',
);
/** What somebody does, before the name: of two words the first may be the name. */
export const OCCUPATIONS = wordSet(
  'steuerberater steuerberaterin rechtsanwalt rechtsanwaltin notar notarin architekt architektin ingenieur ' +
    'ingenieurin avvocato avvocata dottore dottoressa ingegnere architetto geometra notaio ragioniere commercialista ' +
    'attorney advocate lawyer barrister solicitor judge justice senator congressman congresswoman governor ' +
    'ambassador captain colonel general lieutenant sergeant commander officer pastor father sister brother rabbi ' +
    'imam sheikh reverend bishop deacon coach chef nurse doctor maitre me docteur professeur ingeniero ingeniera ' +
    'abogado abogada arquitecto arquitecta licenciado doctor doctora professora engenheiro engenheira advogado ' +
    'advogada president minister mayor councillor adwokat radca architekta zahnarzt zahnarztin tierarzt tierarztin arzt arztin graf freiherr',
);

/** Degrees and licences in capitals, as they follow a name without a comma; one without a vowel needs no table. */
export const DEGREES = wordSet(
  'CFP CPCU CHA CCNA CCNP MCSE MICE MIET FCMA ACIS CSM CSPO FACS MPA NP APRN ACSW CCIM GRI RIBA MCIPS ACII FIA FSA ASA CISM CISA CISSP BSN MSN LEED CEng IEng CA EA PA OD ' +
    'PharmD PsyD RPh ChFC SHRM-CP SHRM-SCP MRICS FRICS AICP RIA CIMA ACMA ACCA FCCA FCA ACA CIA CFE AIF CAIA PE SE AIA FAIA ' +
    'ASLA NCARB MPhil MEd EdD EdS MEng BEng MSc BSc MFA MLA MA BA BFA AAS AA MArch BArch MSW MBE OBE CBE DMA DMin MDiv ' +
    'CIPD CIPM CIPP CAMS PMI-ACP CSCA ARM AIC CEBS EIT MAI SRA ABR CRE SIOR RA CAP CAE ACNP FNP-BC FNP PA-C OT OTR COTA ' +
    'MAOM LAc ND DO DDS JD MD RN',
);

/** What tells a son from his father, each in one form. */
export const GENERATIONS: Readonly<Record<string, string>> = {
  jr: 'junior',
  junior: 'junior',
  sr: 'senior',
  senior: 'senior',
  ii: '2',
  iii: '3',
  iv: '4',
  '2nd': '2',
  '3rd': '3',
  '4th': '4',
  fils: 'junior',
  pere: 'senior',
  filho: 'junior',
  neto: 'neto',
};

/** Spanish family names that are no given names: two of them at the end belong together. */
export const SPANISH = wordSet(
  'garcia gonzalez rodriguez fernandez lopez martinez sanchez perez gomez jimenez ruiz hernandez diaz moreno munoz ' +
    'alvarez romero gutierrez navarro torres dominguez vazquez ramos gil ramirez serrano blanco molina morales ' +
    'suarez ortega delgado ortiz marin rubio nunez medina castillo cortes garrido guerrero lozano cano prieto ' +
    'mendez calvo gallego herrera marquez flores cabrera campos vega fuentes carrasco caballero nieto aguilar ' +
    'herrero santana lorenzo montero hidalgo gimenez ibanez duran benitez vargas mora vicente arias carmona crespo ' +
    'roman soto saez velasco moya soler parra esteban bravo gallardo rojas pardo merino franco espinosa lara rivas ' +
    'rivera rios mejia guzman salazar valencia contreras estrada sandoval cervantes rosales avila orozco ' +
    'valdez figueroa cordero maldonado acosta padilla cardenas escobar zamora quintero zuniga trujillo villanueva ' +
    'pacheco ochoa montes macias salinas barrera robles meza cisneros villarreal palacios bautista arroyo tapia zamudio palomino gaytan leal soria lebron pedraza amaya aranda nava vergara ' +
    'botello mena montoya ceballos veliz jasso vallejo guzman arellano espinal rocha enriquez olivarez palomo ' +
    'apodaca lucero galvan trevino salas ponce cuellar cantu rosado solis zapata cedillo barraza villegas becerra',
);

/** Given names of Spain and Latin America that other languages write otherwise. */
export const SPANISH_GIVEN = wordSet(
  'jose juan carlos luis javier francisco miguel jorge pedro alejandro alberto enrique eduardo fernando manuel ' +
    'rafael ramon raul roberto ricardo sergio andres antonio pablo diego alvaro ignacio jaime joaquin gerardo ' +
    'guillermo gustavo hector hernan hugo ivan jesus lorenzo marcos mario mateo mauricio octavio oscar ramiro ' +
    'rodrigo salvador santiago esteban emilio ernesto felipe gonzalo agustin alfonso alfredo armando arturo ' +
    'benjamin cesar cristobal claudia carmen concepcion cristina dolores guadalupe ines isabel isabela juana lucia ' +
    'lorena luisa margarita marisol matilde mercedes mariana micaela norma patricia paloma pilar raquel rocio rosa ' +
    'rosario silvia sofia soledad susana teresa veronica vanessa ximena yolanda beatriz alicia ana antonia ' +
    'adriana alejandra gabriela graciela leticia maria monica natalia paola renata belen angel angeles eugenia ' +
    'elena fernanda julia julio jimena camila catalina daniela diana estela emiliano blanca clara cecilia',
);

/** Portuguese ones: whether one or two are the family name, nobody can tell. */
export const PORTUGUESE = wordSet(
  'silva santos oliveira souza sousa pereira ferreira costa rodrigues almeida nascimento lima carvalho araujo ' +
    'ribeiro fernandes gomes martins alves barbosa rocha dias lopes marques soares vieira monteiro mendes freitas ' +
    'cardoso teixeira moreira correia nunes machado pinto moura cavalcanti reis azevedo batista campos castro melo ' +
    'barros andrade cunha coelho fonseca tavares pires antunes matos magalhaes macedo moraes morais braga saraiva ' +
    'xavier franco nogueira albuquerque carneiro',
);

export const HUNGARIAN = wordSet(
  'nagy kovacs toth szabo horvath varga molnar nemeth farkas balogh papp takacs juhasz lakatos meszaros olah ' +
    'racz szilagyi torok feher szucs kocsis pinter fodor orsos szalai sipos gulyas biro kiraly ' +
    'balog boros fazekas kelemen somogyi fulop orosz vincze veres hegedus deak szoke voros vass bognar bodnar ' +
    'hajdu halasz szekely kozma pasztor bakos dudas nyari soos bartok csonka vajda katona ' +
    'orban szekeres magyar budai szanto kantor bencze balla kerekes',
);
/** Hungarian given names that no family bears elsewhere. */
export const HUNGARIAN_GIVEN = wordSet(
  'laszlo istvan jozsef janos zoltan sandor gabor ferenc attila peter tamas csongor kincso zsolt tibor andras csaba imre lajos ' +
    'gyorgy balazs gyula mihaly karoly robert bela david daniel adam krisztian miklos norbert bence mate szabolcs ' +
    'arpad denes akos gergo gergely levente kristof marton katalin erzsebet eva ilona agnes zsuzsanna ' +
    'ildiko margit eniko reka eszter krisztina piroska edit timea noemi kinga nora zsofia boglarka dora emese judit erno albert ' +
    'viktor katinka magda geza gyozo jeno odon kalman elemer ibolya orsolya aniko imola szilvia csilla leo',
);

/** Vietnamese ones; those of `SHORT` count only beside letters that no other language has. */
export const VIETNAMESE = wordSet(
  'nguyen tran pham huynh hoang phan bui dang ngo duong truong trinh dinh doan luong vuong luu phung quach vu vo',
);
export const SHORT_VIETNAMESE = wordSet('le ly ho do mai cao to ta ha chau dao thai lam lai kieu');

/** The frequent ones as Vietnamese itself writes them. */
export const VIETNAMESE_MARKED = wordSet(
  'nguyễn trần lê phạm huỳnh hoàng phan vũ võ đặng bùi đỗ hồ ngô dương lý đinh trịnh đoàn lương trương',
);
/** Between a Vietnamese family name and the given one. */
export const VIETNAMESE_BETWEEN = wordSet(
  'van thi duc huu dinh ngoc xuan thanh quang minh cong trong nhat quoc viet anh hong kim thu thuy phuong bich ' +
    'tuan hoang bao gia khanh my nam phu tan the tien trung tuong vinh chi nguyen',
);

/** Chinese ones in pinyin. */
export const PINYIN = wordSet(
  'wang li zhang liu chen yang huang zhao wu zhou xu sun ma zhu hu guo he gao lin luo zheng liang xie song tang han ' +
    'feng deng cao peng zeng xiao tian dong yuan pan yu jiang cai du ye cheng su wei lu ding ren shen yao cui zhong ' +
    'tan fan liao jia xia fu fang bai zou meng xiong qin qiu yin xue yan duan lei hou tao gu mao hao gong shao wan ' +
    'qian qi mo xi tu kong lai wen dai ouyang zhuang ai',
);
/** Those that a word of one syllable follows as a given name. */
export const PINYIN_FREQUENT = wordSet(
  'wang li zhang liu chen zhao wu zhou xu sun zhu guo ma huang zheng',
);
/** Chinese ones as Hong Kong, Singapore and Taiwan write them, before a given name of two words. */
export const SOUTHERN = wordSet(
  'tan lim lee ng wong chan cheung leung lau ho chow teo goh ong koh chua chong yeo toh sim foo chin yap tay heng ' +
    'kwok lam yeung tsang tse yip tang chu yuen cheng chiu mak poon fung lui lai kong hui pang choi hsu hsieh ' +
    'chang chen huang tsai',
);
/** Chinese ones as books and Taiwan wrote them, before a given name with a hyphen. */
export const CHINESE_NAMES_OF_OLD = wordSet(
  'chiang tung tsui hou hsiao chao chou kuo teng yeh shih tsao chung tsou lo chien tseng chu hsiung chiu hung shen ' +
    'fan pai pan kao ku kung lu tai tien ting tsung tu wen yen yin yu hsia hao mei su yao',
);
export const KOREAN = wordSet(
  'kim lee park choi jung jeong kang cho yoon jang lim han oh seo shin kwon hwang ahn song ryu yoo hong moon yang ' +
    'son bong bae baek heo nam noh ban chung yun rhee',
);
/** Parts of romanised Korean given names. */
export const KOREAN_SYLLABLES = wordSet(
  'min jun seo yeon yun ji hyun hyeon woo ho jin soo su young yeong hee hui kyung kyoung hye jae jeong jung eun sun ' +
    'seon sung seong dong hwan chul cheol in kyu sang sik geun won ah a ra mi na bin joon hoon hun tae ki gi il sam ' +
    'do ha rim jong un dae wook heung chang guk gook tae myung myeong bo se yong han chan byung byeong moon mun hong gyu hyuk kwan kwang nam ok rae rok ri ryong se si wan yu yoo ' +
    'seok suk yeol yul beom bum ju joo joong hwa geon gun hak deok duk duck pil chae da ye so soon hyo boo moo ' +
    'kook hyeok hyung hyeong kyeong gyeong gum pyo kyun gyun kang gang eui taek bok',
);

/** Japanese ones in Latin letters; nobody has them for a given name. */
export const JAPANESE = wordSet(
  'sato suzuki takahashi tanaka ito watanabe yamamoto nakamura kobayashi kato yoshida yamada sasaki yamaguchi ' +
    'matsumoto inoue kimura hayashi shimizu yamazaki yamasaki abe mori ikeda hashimoto yamashita ishikawa nakajima ' +
    'maeda fujita ogawa goto okada hasegawa murakami kondo ishii saito sakamoto endo aoki fujii nishimura fukuda ' +
    'ota miura fujiwara okamoto matsuda nakagawa nakano harada ono tamura takeuchi kaneko wada nakayama ishida ueda ' +
    'morita kojima shibata sakai miyazaki yokoyama miyamoto uchida takagi ando shimada taniguchi ohno takada ' +
    'maruyama imai kono fujimoto murata takeda ueno sugiyama masuda hirano otsuka chiba kubo matsui koyama iwasaki ' +
    'kinoshita noguchi matsuo kikuchi nomura arai kudo honda tsuchiya sakurai iwata',
);

/** The first letter of a Chinese name. */
export const HAN = new Set(
  '王李张張刘劉陈陳杨楊黄黃赵趙吴吳周徐孙孫马馬朱胡郭何高林罗羅郑鄭梁谢謝宋唐许許韩韓冯馮邓鄧曹彭曾肖蕭田董袁潘于蒋蔣蔡余' +
    '杜叶葉程苏蘇魏吕呂丁任沈姚卢盧姜崔钟鍾谭譚陆陸汪范石廖贾賈夏韦韋付傅方白邹鄒孟熊秦邱江尹薛闫閻段雷侯龙龍史陶黎贺賀' +
    '顾顧毛郝龚龔邵万萬钱錢严嚴覃武戴莫孔向汤湯温溫康施洪牛樊葛邢安齐齊伍庞龐颜顏倪庄莊聂聶章鲁魯岳翟殷詹申欧歐耿关關兰蘭' +
    '焦俞左柳甘祝包宁寧尚符舒阮柯纪紀梅童凌毕畢单單裴霍涂成苗谷曲盛冉翁蓝藍路游辛靳管柴蒙鲍鮑华華喻祁蒲房滕屈饶饒解牟艾尤' +
    '阳陽时時穆农農卓古吉缪繆简簡车車项項连連芦麦麥褚娄婁窦竇戚岑景党黨宫宮费費卜冷晏席卫衛米柏宗瞿桂全佟应應臧闵閔边邊卞姬仇隋商习屠赖賴萧範鐘於季骆駱乔喬常金餘展牧',
);
export const LONG_HAN = wordSet(
  '欧阳 歐陽 司马 司馬 上官 诸葛 諸葛 司徒 皇甫 夏侯 尉迟 公孙 公孫 慕容 令狐 东方 東方 端木 宇文 长孙 長孫 申屠',
);

/** Japanese ones of two letters or three, before a given name without a blank. */
export const KANJI = wordSet(
  '佐藤 鈴木 高橋 田中 伊藤 渡辺 渡邊 渡部 山本 中村 小林 加藤 吉田 山田 佐々木 山口 松本 井上 木村 斎藤 齋藤 斉藤 清水 山崎 阿部 池田 ' +
    '橋本 山下 石川 中島 前田 藤田 小川 後藤 岡田 長谷川 村上 近藤 石井 坂本 遠藤 青木 藤井 西村 福田 太田 三浦 藤原 岡本 松田 中川 ' +
    '中野 原田 小野 田村 竹内 和田 中山 石田 上田 森田 小島 柴田 酒井 宮崎 横山 宮本 内田 高木 安藤 島田 谷口 大野 高田 丸山 今井 ' +
    '河野 藤本 村田 武田 上野 杉山 増田 平野 大塚 千葉 久保 松井 小山 岩崎 木下 野口 松尾 菊地 菊池 佐野 野村 新井 大西 杉本 古川 浜田 ' +
    '市川 小松 高野 水野 山内 吉川 桜井 西田 菅原 西川 北村 五十嵐 安田 中田 川口 平田 川崎 飯田 本田 久保田 吉村 中西 岩田 服部 樋口 ' +
    '福島 川上 永井 松岡 山中 矢野 田口 森本 小池 秋山 熊谷 大島 小沢 野田 荒木 尾崎 大久保 黒田 松下 片山 八木 須藤 広瀬 早川 土屋 ' +
    '小田 工藤 石原 田辺 萩原 馬場 星野 内藤 三宅 川村 小泉 宮田 富田 大橋 荒井 松村 永田 古賀 西山 石橋 北川 奥村 川島 根本 青山 佐久間 ' +
    '小笠原 宇佐美 二階堂 黒澤 黒沢 安倍 宮沢 宮澤 三島 川端 夏目 北野 小津 坂口 羽生 錦織 大谷 石破 岸田 細川 小渕 麻生 福沢 湯川 山岸 本庶 吉野',
);

/** The first letter of a Korean name of two. */
export const HANGUL = new Set(
  '김이박최정강조윤장임한오서신권황안송전홍유고문양손배백허남심노하곽성차주우구민진지엄채원천방공현함변염여추도소석선설마길연위표명기반왕금옥육인맹제모탁국어은편용',
);
export const LONG_HANGUL = wordSet('남궁 황보 제갈 사공 선우 서문 독고 동방');

/** Given names that end as Slavic family names do. */
export const SLAVIC_GIVEN = wordSet(
  'константин валентин мартин вениамин ирина марина екатерина кристина галина полина алина нина регина карина ' +
    'валентина альбина ангелина арина дарина лина антонина зарина сабина фаина эвелина янина август марк лев ' +
    'святослав ростислав станислав ярослав владислав вячеслав мстислав',
);

/** Given names that hardly any family has: where one is the last word, the first may be the family's. */
export const GIVEN_ONLY = wordSet(
  'anna maria hans klaus jan petr pavel jiri josef jana eva petra hana lenka katerina lucie veronika tereza monika ' +
    'martina zuzana ivana agnieszka katarzyna malgorzata krzysztof andrzej tomasz pawel michal grzegorz wojciech ' +
    'zbigniew jerzy ewa joanna barbara magdalena elzbieta dorota jurgen gunther dieter horst uwe heinz karin ' +
    'sabine ursula renate brigitte monica heike birgit susanne angelika gabriele julia laura lena sophie katharina ' +
    'christina stefanie nicole jean pierre francois nathalie isabelle celine giovanni giuseppe francesca chiara ' +
    'giulia elena alessandra paola mihai ioana andreea bogdan cristian alexandru adriana raluca catalin gheorghe ' +
    'ivan sergey sergei dmitry olga natalia tatiana irina svetlana ekaterina jessica jennifer michelle stephanie ' +
    'kevin wolfgang matthias',
);

/** What somebody is in a firm: no part of a name. */
export const ROLES = wordSet(
  'ceo cfo cto coo cmo cio cpo cso ciso vp svp evp avp manager managerin director directeur directrice direttore ' +
    'direttrice direktor geschaftsfuhrer geschaftsfuhrerin inhaber inhaberin prokurist vertriebsleiter vertriebsleiterin ' +
    'projektleiter projektleiterin einkaufer einkauferin consultant president chairman chairwoman founder cofounder ' +
    'owner secretary developer assistant analyst coordinator specialist accountant supervisor administrator ' +
    'representative designer technician executive strategist planner orchestrator liaison responsable responsabile ' +
    'gerente dyrektor kierownik officer ingenieur ingenieurin ingeniero ingeniera ingegnere директор менеджер инженер координатор консультант',
);

/** What somebody is in a firm in Chinese, Japanese or Korean. */
export const CJK_ROLES =
  '专务|専務|常务|常務|室長|次長|顧問|顾问|監査役|相談役|代表取締役|代表|院长|校长|校長|局长|局長|处长|處長|科长|科長|股长|组长|組長|所长|书记|書記|主席|会计|會計|秘书|秘書|助理|讲师|講師|店长|站长|厂长|廠長|行长|行長|总监|總監|总经理|總經理|经理|經理|主任|董事长|董事長|总裁|總裁|工程师|工程師|部長|课长|課長|係長|社長|会長|專員|专员|取締役|店長|院長|所長|팀장|부장|과장|차장|대리|사원|이사|상무|전무|사장|부사장|회장|대표|대표이사|실장|소장|원장|프로|매니저|책임|수석|선임|주임|본부장|센터장|지점장|국장|점장|총괄|감독|코치|기자|작가';
/** First words of firms that nobody is called by: Blue Ocean, Golden Dragon. */
export const NO_GIVEN = wordSet(
  'blue green red black white golden grand great big smart fresh bright prime first new global digital happy nordic ' +
    'alpine pacific atlantic creative best pure super',
);
/** Behind a name there: a form of address or a job, by itself or joined to the family name. */
export const CJK_TITLE = new RegExp(
  `(?:${CJK_ROLES}|先生|小姐|女士|太太|夫人|老师|老師|教授|博士|医生|醫生|医師|医师|律师|律師|弁護士|师傅|師傅|法师|法師|同志|様|殿|さん|さま|くん|ちゃん|氏|总|總|(?<=^.)工|선생|교수|박사|변호사|의사|여사|씨)님?$`,
  'u',
);
/** Ends of names of shops, firms and offices there. */
export const CJK_FIRM =
  /(?:商店|商会|商會|商事|工業|工业|工务店|工務店|建設|建设|建築|製薬|製菓|酒造|食品|化学|化工|科技|电子|電子|貿易|贸易|企業|企业|研究所|研究院|協会|协会|製作所|制作所|事務所|事务所|医院|醫院|病院|診所|诊所|药店|藥局|薬局|飯店|饭店|酒店|旅館|餐厅|餐廳|食堂|学校|學校|大学|大學|銀行|银行|公司|集团|集團|工場|工厂|工廠|會社|会社|產業|産業|実業|物産|運輸|電機|電器|電気|印刷|書店|书店|茶屋|屋台|회사|상사|산업|건설|병원|의원|약국|식당|학교|은행|전자|공업)$/u;
