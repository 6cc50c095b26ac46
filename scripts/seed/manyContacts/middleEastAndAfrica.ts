import { list, type Culture } from './Culture';

const emirates: Culture = {
  country: 'United Arab Emirates',
  given: list(
    'محمد|Mohammed,فاطمة|Fatima,أحمد|Ahmed,مريم|Mariam,خالد|Khalid,نورة|Noura,سلطان|Sultan,عائشة|Aisha,راشد|Rashid,حصة|Hessa,سعيد|Saeed,شيخة|Sheikha,عمر|Omar,ليلى|Layla,يوسف|Yousef,هند|Hind,ماجد|Majid,سارة|Sara,طارق|Tariq,أمل|Amal,زايد|Zayed,ريم|Reem,فيصل|Faisal,دانة|Dana',
  ),
  family: list(
    'المنصوري|Almansoori,الهاشمي|Alhashimi,الشامسي|Alshamsi,المزروعي|Almazrouei,الكعبي|Alkaabi,النعيمي|Alnuaimi,الظاهري|Aldhaheri,السويدي|Alsuwaidi,المهيري|Almheiri,الفلاسي|Alfalasi,البلوشي|Albalushi,الحمادي|Alhammadi,الزعابي|Alzaabi,الكتبي|Alketbi,العامري|Alameri,الرميثي|Alromaithi,المري|Almarri,القبيسي|Alqubaisi,الطاير|Altayer,حداد|Haddad,خوري|Khoury,ناصر|Nasser,درويش|Darwish,سليمان|Suleiman',
  ),
  cities: list('Dubai,Abu Dhabi,Sharjah,Ras Al Khaimah'),
  streets: list('Corniche Road,Palm Street,Creek Road,Al Noor Street'),
  address: 'Office {n}, {street}, {city}, United Arab Emirates',
  phones: list('+971 4 555 01##,00971 2 555 01##,+971 50 555 01##,06 555 01##'),
  legalForms: list('LLC,FZE,Trading LLC'),
};

const nigeria: Culture = {
  country: 'Nigeria',
  given: list(
    'Chinwe,Oluwaseun,Ngozi,Emeka,Aisha,Babatunde,Folake,Ifeanyi,Yetunde,Chukwudi,Amina,Tunde,Adaeze,Ibrahim,Bukola,Obinna,Zainab,Kehinde,Uche,Damilola,Halima,Segun,Nneka,Tobenna',
  ),
  family: list(
    'Adeyemi,Okafor,Balogun,Eze,Ọlátúnjí,Nwosu,Bello,Adébáyọ̀,Okonkwo,Danjuma,Ogunleye,Chukwu,Abubakar,Afolabi,Ikenna,Lawal,Obi,Sanusi,Uzoma,Yusuf,Akande,Ekpo,Mohammed,Onyekachi',
  ),
  cities: list('Lagos,Abuja,Port Harcourt,Ibadan,Kano'),
  streets: list('Marina Road,Palm Avenue,Unity Crescent,Market Street'),
  address: '{n} {street}, {city}, Nigeria',
  phones: list('+234 1 555 01##,0803 555 01##,00234 9 555 01##'),
  legalForms: list('Ltd,Enterprises,Nigeria plc'),
};

const turkey: Culture = {
  country: 'Türkiye',
  given: list(
    'Ayşe,Mehmet,Zeynep,Çağrı,Elif,Burak,Gülşen,Ömer,Şebnem,Tarık,İpek,Kağan,Defne,Serkan,Nilüfer,Ümit,Aslı,Barış,Özge,Yiğit,Selin,Oğuz,Tuğba,Emre',
  ),
  family: list(
    'Yılmaz,Kaya,Demirtaş,Çelik,Şahin,Yıldız,Öztürk,Aydın,Arslan,Doğan,Kılıç,Aslan,Çetin,Koç,Kurt,Özdemir,Şimşek,Güneş,Bulut,Tekin,Ünal,Taş,Acar,Işık',
  ),
  cities: list('34110 İstanbul,06420 Ankara,35220 İzmir,16020 Bursa'),
  streets: list('Bağdat Caddesi,Çınar Sokak,Liman Caddesi,Gül Sokak'),
  address: '{street} No: {n}, {city}, Türkiye',
  phones: list('+90 212 555 01 ##,0312 555 01 ##,0090 232 555 01 ##'),
  legalForms: list('A.Ş.,Ltd. Şti.,ve Oğulları'),
};

/** Cultures of the Middle East and Africa. */
export const middleEastAndAfrica: Culture[] = [emirates, nigeria, turkey];
